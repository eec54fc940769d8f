"""The verbs with which choices say what is done, in each language as labels have them."""

from __future__ import annotations

import re

VERBS = {
    "en": """
        add administer bake block brew build buy choose complete deliver discard drive end exchange fulfil
        give go harvest keep leave line move offer pass pay place play protect raise remove reroll retire
        roll shut spend store take turn upgrade use withdraw
    """,
    "de": """
        ablegen anbieten anstellen ausbauen ausführen backen bauen beenden behalten bewegen brauen bringen
        dazugeben drehen einlagern einsetzen entfernen erfüllen erhöhen ernten fahren geben herausholen
        kaufen lassen liefern nehmen passen schicken schützen setzen sperren spielen tauschen umdrehen
        verwalten verwenden verzichten wegnehmen wählen würfeln zahlen zurückgeben
    """,
    "pl": """
        bierz chroń daj dodaj dodawaj dostarcz jedź kup kupuj obracaj obróć oddaj odrzuć odwracaj podnieś
        postaw połóż przenieś przenoś przerzuć realizuj rzuć spasuj spełnij ulepsz upiecz ustaw usuwaj
        usuń uwarz użyj warz weź wybierz wycofaj wykonuj wymieniaj wymień wyślij zablokuj zachowaj zagraj
        zagrywaj zakończ zaoferuj zapłać zarządź zbieraj zdejmij zmagazynuj zostaw zrezygnuj
    """,
    "ru": """
        брать бросить варить вернуть взять встать выбрать выполнить выполнять добавить добавлять доставить
        ехать заблокировать забрать закончить закрыть заплатить защитить играть испечь использовать купить
        обменивать обменять обойтись оставить отдать отправить пасовать перебросить переворачивать
        перенести переносить повернуть поворачивать поднять покупать поставить построить предложить
        распорядиться сбросить сварить снять собрать сыграть убирать убрать улучшить
    """,
}
KNOWN = {language: frozenset(words.split()) for language, words in VERBS.items()}
# German has its infinitive last; what comes after these signs tells more of what the verb said.
_OPENING = re.compile(r"[:;,–(]")


def has_verb(language: str, label: str) -> bool:
    """Whether a label says in its opening words what is done."""
    opening = re.findall(r"\w+", _OPENING.split(label)[0].casefold())
    return any(word in KNOWN[language] for word in opening)
