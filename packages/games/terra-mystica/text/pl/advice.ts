import type { AdviceChapter } from '../en/advice.ts';

export const advice: Readonly<Record<AdviceChapter, { readonly why: string; readonly when: string }>> = {
  'TM-BUILD': {
    why: 'Osady dają co turę robotników i sięgają nowych sąsiadów.',
    when: 'Na polu własnego terenu obok swoich budowli, lądem albo w zasięgu żeglugi.',
  },
  'TM-TRANSFORM': {
    why: 'Łopaty zmieniają pole w twój teren i w tym samym ruchu możesz na nim budować.',
    when: 'Gdy w zasięgu brakuje wolnych pól twojego terenu. Najtańsze łopaty dają zaklęcia.',
  },
  'TM-UPGRADE': {
    why: 'Większe budowle dają monety, moc i kapłanów i więcej znaczą przy zakładaniu miasta.',
    when: 'Faktoria jest tańsza obok przeciwnika. Świątynia i sanktuarium dają żeton łaski.',
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
    why: 'Kapłani wspinają się na torze kultu: moc po drodze, nagrody po turach, punkty na koniec.',
    when: 'Gdy ta tura nagradza ten kult albo by prowadzić na torze. Lepsze miejsca szybko znikają.',
  },
  'TM-ACTION': {
    why: 'Moc zamieniasz w łopaty, robotników, kapłana, monety albo most. Każde zaklęcie działa raz na turę dla wszystkich.',
    when: 'Na początku tury, zanim ktoś cię ubiegnie. Gdy trochę brakuje, spal moc.',
  },
  'TM-SPECIAL': {
    why: 'Akcje tylko dla ciebie: z twierdzy, żetonu bonusu albo łaski.',
    when: 'Raz na turę, w dowolnym swoim ruchu.',
  },
  'TM-CONVERT': {
    why: 'Moc, kapłani i robotnicy zamieniają się w to, czego właśnie brakuje.',
    when: 'Przed akcją albo po niej, dowolnie często. Nie zużywa to ruchu.',
  },
  'TM-PASS': {
    why: 'Punktujesz żeton bonusu, bierzesz inny i możesz zacząć następną turę.',
    when: 'Gdy nic pożytecznego nie zostało. Kto pierwszy spasuje, ten zaczyna.',
  },
};
