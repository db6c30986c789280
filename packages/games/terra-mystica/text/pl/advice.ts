import type { AdviceChapter } from '../en/advice.ts';

export const advice: Readonly<Record<AdviceChapter, { readonly why: string; readonly when: string }>> = {
  'TM-BUILD': {
    why: 'Osady co turę dają robotników i otwierają drogę do nowych pól i sąsiadów.',
    when: 'Pierwsze na dowolnym polu własnego terenu, następne obok swoich budowli albo w zasięgu żeglugi.',
  },
  'TM-TRANSFORM': {
    why: 'Łopatami przekształcasz pole w swój teren i w tym samym ruchu możesz na nim budować.',
    when: 'Gdy w zasięgu brakuje wolnych pól twojego terenu. Najtańsze łopaty dają zaklęcia.',
  },
  'TM-UPGRADE': {
    why: 'Większe budowle dają monety, moc i kapłanów, a przy tworzeniu miasta są więcej warte.',
    when: 'Faktoria jest tańsza obok przeciwnika. Świątynia i sanktuarium dają żeton łask.',
  },
  'TM-SHIPPING': {
    why: 'Sięgasz pól za rzeką i od razu punktujesz.',
    when: 'Gdy kończą się pola w zasięgu albo pod koniec gry, by połączyć swoje budowle.',
  },
  'TM-DIGGING': {
    why: 'Od teraz łopaty kosztują mniej robotników, a punkty dostajesz od razu.',
    when: 'Wcześnie, jeśli czeka cię dużo przekształcania.',
  },
  'TM-PRIEST': {
    why: 'Kapłani posuwają cię na torze kultu: moc po drodze, nagrody po turach, punkty na koniec.',
    when: 'Gdy ta tura nagradza ten kult albo by prowadzić na torze. Lepsze miejsca szybko znikają.',
  },
  'TM-ACTION': {
    why: 'Moc zamieniasz w łopaty, robotników, kapłana, monety albo most. Każde zaklęcie działa raz na turę dla wszystkich.',
    when: 'Na początku tury, zanim ktoś cię ubiegnie. Gdy trochę brakuje, poświęć moc.',
  },
  'TM-SPECIAL': {
    why: 'Tylko dla ciebie: z twierdzy, żetonu bonusów albo żetonu łask.',
    when: 'Raz na turę, w dowolnym swoim ruchu.',
  },
  'TM-CONVERT': {
    why: 'Moc, kapłani i robotnicy zamieniają się w to, czego właśnie brakuje.',
    when: 'Przed akcją albo po niej, dowolnie często. Nie zużywa to ruchu.',
  },
  'TM-PASS': {
    why: 'Żeton bonusów może dać punkty, bierzesz inny, a czasem zaczynasz następną turę.',
    when: 'Gdy nic pożytecznego nie zostało. Kto pierwszy spasuje, ten zaczyna.',
  },
};
