import type { AdviceChapter } from '../en/advice.ts';

export const advice: Readonly<Record<AdviceChapter, { readonly why: string; readonly when: string }>> = {
  'AOI-BUILD': {
    why: 'Warsztaty dają co rundę narzędzia i poszerzają zasięg.',
    when: 'Pierwsze na dowolnym heksie własnego terenu, następne obok swoich budynków albo w zasięgu żeglugi.',
  },
  'AOI-TERRAFORM': {
    why: 'Łopatami przekształcasz heks w swój teren i w tej samej turze możesz na nim budować.',
    when: 'Gdy w zasięgu brakuje wolnych heksów twojego terenu. Tanie łopaty dają zaklęcia i akcje księgi.',
  },
  'AOI-UPGRADE': {
    why: 'Większe budynki dają monety, moc i uczonych, a szkoły i uniwersytet także kompetencję.',
    when: 'Gildia jest tańsza obok przeciwnika. Wybierz pałac, który pasuje do planu.',
  },
  'AOI-INNOVATION': {
    why: 'Za księgi dostajesz innowację: punkty, zasoby albo własną zdolność.',
    when: 'Gdy masz księgi. Każda kolejna innowacja kosztuje więcej, więc dobrze wybierz pierwszą.',
  },
  'AOI-SHIPPING': {
    why: 'Sięgasz heksów za rzeką i od razu dostajesz punkty albo księgi.',
    when: 'Gdy kończą się heksy w zasięgu albo pod koniec gry, by połączyć swoje budynki.',
  },
  'AOI-TERRAFORMING': {
    why: 'Od teraz łopaty kosztują mniej narzędzi, a punkty lub księgi dostajesz od razu.',
    when: 'Wcześnie, jeśli czeka cię dużo przekształcania.',
  },
  'AOI-SCHOLAR': {
    why: 'Uczeni posuwają cię w dyscyplinie: moc po drodze, nagrody po rundach, punkty na koniec.',
    when: 'Gdy ta runda nagradza tę dyscyplinę albo by w niej prowadzić. Lepsze miejsca szybko znikają.',
  },
  'AOI-ACTION': {
    why: 'Moc albo księgi zamieniasz w łopaty, narzędzia, monety, uczonego albo most. Każda akcja działa raz na rundę dla wszystkich.',
    when: 'Na początku rundy, zanim ktoś cię ubiegnie. Gdy trochę brakuje, poświęć moc.',
  },
  'AOI-SPECIAL': {
    why: 'Akcje tylko dla ciebie: z pałacu, premii rundy, frakcji albo innowacji.',
    when: 'Raz na rundę, w dowolnej swojej turze.',
  },
  'AOI-ANNEX': {
    why: 'Pawilon zwiększa wartość mocy budynku i liczy się jako kolejny budynek miasta.',
    when: 'Gdy dzięki niemu powstaje miasto.',
  },
  'AOI-CONVERT': {
    why: 'Moc, uczeni, księgi i narzędzia zamieniają się w to, czego właśnie brakuje.',
    when: 'Przed akcją albo po niej, dowolnie często. Nie zużywa to tury.',
  },
  'AOI-PASS': {
    why: 'Premia rundy może dać punkty, bierzesz inną, a czasem zaczynasz następną rundę.',
    when: 'Gdy nic pożytecznego nie zostało. Kto pierwszy spasuje, ten zaczyna.',
  },
};
