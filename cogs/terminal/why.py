"""How a text was read, for `ask --why`."""

from cogs.office import Office
from laws.answers import Answer
from laws.reading.result import Facts


def why(office: Office, answer: Answer) -> str:
    """Language, edition, candidates with probabilities, facts with the words they came from, and the trace.

    A fact that no rule read but the models filled in stands with '<~' before its words.
    """
    reading = office.counsel.reader.read(answer.question)
    lines = [
        f"text: {reading.text}",
        f"lang: {reading.lang}",
        f"intent: {reading.intent}",
        f"edition: {reading.edition}",
    ]
    lines += [f"candidate: {item.situation} {item.probability:.3f}" for item in reading.candidates]
    lines += [f"section: {name} {score:.3f}" for name, score in reading.sections]
    read = reading.all_facts.get(answer.situation or "", Facts())
    for name, value in answer.facts.items():
        lines.append(f"fact: {name} = {value!r} {'<~' if name in read.learned else '<-'} {read.evidence.get(name, '')}")
    lines += [f"{name}: {value}" for name, value in reading.trace.items()]
    return "\n".join(lines)
