import type { AdviceChapter } from '../en/advice.ts';

export const advice: Readonly<Record<AdviceChapter, { readonly why: string; readonly when: string }>> = {
  'TIL-DIE': {
    why: 'Kość daje dobra swojego koloru i akcję: dużo dóbr i mało punktów akcji albo odwrotnie.',
    when: 'W każdej turze. Spójrz też na kafelek przy akcji; złotem zmienisz wartość kości.',
  },
  'TIL-JOKER': {
    why: 'Akcja uniwersalna zastępuje dowolną inną.',
    when: 'Gdy przy potrzebnej akcji nie ma już dobrej kości.',
  },
  'TIL-MERCHANT': {
    why: 'Kupiec jeździ po miastach: stawia domy, zbiera kafelki i trafia na targi.',
    when: 'Gdy zbliża się targ albo w mieście jest kafelek lub miejsce na twój dom.',
  },
  'TIL-ARCHITECT': {
    why: 'Architekt podróżuje do katedr, stawia filary i zbiera kafelki.',
    when: 'Gdy masz filary do umieszczenia i kamień na udział w budowie.',
  },
  'TIL-HOUSE': {
    why: 'Domy punktują na targach, a na końcu mnoży się je przez filary.',
    when: 'W mieście, w którym stoi twój kupiec i nie masz jeszcze domu.',
  },
  'TIL-PILLAR': {
    why: 'Dzięki filarom bierzesz udział w budowie katedr, a na końcu mnożysz przez nie domy.',
    when: 'Przy katedrze, przy której stoi twój architekt i nie masz jeszcze filaru.',
  },
  'TIL-MAP': {
    why: 'Kafelek z mapy trafia do magazynu i przyda się później.',
    when: 'Tam, gdzie stoi twój pionek, póki jest miejsce w magazynie.',
  },
  'TIL-CHARACTER': {
    why: 'Postacie zamieszkują twoje budynki: premia od razu, a dom, gdy budynek jest pełny.',
    when: 'Gdy postać z magazynu pasuje do budynku; każdy typ ma jeden.',
  },
  'TIL-CONTRACT': {
    why: 'Kontrakty zamieniają dobra w punkty, a pierwsze dają filary.',
    when: 'Bierz te, na które i tak zbierasz dobra; zrealizujesz je w dowolnej chwili swojej tury.',
  },
  'TIL-KING': {
    why: 'Król ustala kolejność graczy i co rundę daje albo zabiera punkty.',
    when: 'Gdy zostajesz w tyle na torze albo pasuje ci jego nagroda.',
  },
  'TIL-TASK': {
    why: 'Za złoto kupujesz dobro, którego akurat brakuje.',
    when: 'W dowolnej chwili swojej tury.',
  },
  'TIL-CREST': {
    why: 'Herb pod budynkiem daje raz premię tego budynku.',
    when: 'Gdy herb jest w magazynie i masz żywność; budynek nie musi być pełny.',
  },
  'TIL-CATHEDRAL': {
    why: 'Za kamień bierzesz udział w budowie i od razu dostajesz PZ; pierwsi najwięcej.',
    when: 'Tam, gdzie stoi twój filar, raz przy każdej katedrze.',
  },
  'TIL-HELPER': {
    why: 'Pomocnicy z magazynu dają dobra, punkty akcji albo zmianę koloru.',
    when: 'Gdy pomogą najbardziej; zwalniają też miejsce w magazynie.',
  },
  'TIL-SEEKER': {
    why: 'Poszukiwacze schodzą do podziemi: czekają tam kopalnie, kafelki i tabliczki dla tych, którzy będą pierwsi.',
    when: 'Gdy blisko jest miasto z wolnym miejscem albo nietknięta tabliczka.',
  },
  'TIL-MINE': {
    why: 'Kopalnia od razu daje srebro i złoto.',
    when: 'W mieście, w którym jest twój poszukiwacz i nie masz jeszcze kopalni.',
  },
  'TIL-TECHNOLOGY': {
    why: 'Dzięki technologii coś jest tańsze lub mocniejsze do końca gry.',
    when: 'Gdy tylko masz srebro: im wcześniej, tym dłużej pomaga.',
  },
  'TIL-TABLET': {
    why: 'Kto pierwszy minie kamienną tabliczkę, korzysta z jej oferty; niektóre kosztują srebro lub złoto.',
    when: 'Od razu albo wcale: potem tabliczka jest zasłonięta.',
  },
};
