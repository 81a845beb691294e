# Both commands set up what they need: `make run` starts the bot, `make test` checks it.
PYTHON ?= python3.11
VENV := .venv
BIN := $(VENV)/bin
# One more than the cores of a small machine: many tests wait for something rather than work.
WORKERS ?= 3

.PHONY: run test test-long lint setup setup-run lock benchmarks clean

run: setup-run
	$(BIN)/python bot.py

test: setup
	$(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not long" $(ARGS)

test-long: setup
	$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

setup: $(VENV)/.test-ready
setup-run: $(VENV)/.run-ready

$(VENV)/bin/python:
	$(shell command -v $(PYTHON) || command -v python3) -m venv $(VENV)

$(VENV)/.run-ready: requirements.lock | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
	touch $@

$(VENV)/.test-ready: requirements-dev.lock | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.lock
	touch $@ $(VENV)/.run-ready

lock: setup
	$(BIN)/python tools/lock.py

benchmarks: setup
	$(BIN)/python -m benchmarks

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .import_linter_cache
