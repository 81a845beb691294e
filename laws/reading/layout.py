"""Text typed on the wrong keyboard layout, both ways."""

_RUSSIAN = "ё1234567890-=йцукенгшщзхъфывапролджэячсмитьбю." + 'Ё!"№;%:?*()_+ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'
_ENGLISH = "`1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./" + '~!@#$%^&*()_+QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
_TO_RUSSIAN = str.maketrans(_ENGLISH, _RUSSIAN)
_TO_ENGLISH = str.maketrans(_RUSSIAN, _ENGLISH)


def typed_in_russian(text: str) -> str:
    """What the same keys give on the Russian layout."""
    return text.translate(_TO_RUSSIAN)


def typed_in_english(text: str) -> str:
    """What the same keys give on the English layout."""
    return text.translate(_TO_ENGLISH)
