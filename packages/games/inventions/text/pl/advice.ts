import type { AdviceChapter } from '../en/advice.ts';

export const advice: Readonly<Record<AdviceChapter, { readonly why: string; readonly when: string }>> = {
  'INV-PREPARE': {
    why: 'Przedstawiasz jedną z idei leżących w regionach i dostajesz jej korzyść.',
    when: 'Raz, przed pierwszą rundą.',
  },
  'INV-FORUM': {
    why: 'Filarem wybierasz akcję tej tury. Filar epoki daje wpływ, gdy inni ustawiają filar na tym samym polu.',
    when: 'W każdej turze. W każdym forum najwyżej jeden twój filar.',
  },
  'INV-PRESENT': {
    why: 'Twoja idea rusza w drogę. Gdy zostanie udostępniona, punktuje ten, kto ją przedstawił.',
    when: 'W regionie bez karty, jeśli masz wymaganych obywateli.',
  },
  'INV-INVENT': {
    why: 'Idea staje się wynalazkiem, a ty dostajesz dążenie technologii. Po udostępnieniu karta i jej akcja łańcuchowa są twoje.',
    when: 'Gdy masz dostęp do jej kamienia milowego i obywatela jej rodzaju.',
  },
  'INV-INNOVATE': {
    why: 'Wprowadzasz innowację do cudzego wynalazku: od razu nowy specjalista i jego akcja łańcuchowa, a po udostępnieniu obywatel na mapie.',
    when: 'Gdy cudzy wynalazek nie ma jeszcze innowatora.',
  },
  'INV-SHARE': {
    why: 'Zyskują wszyscy uczestnicy: przedstawiający punkty, wynalazca kartę, a ty bierzesz płytkę bogactwa albo jokera.',
    when: 'Gdy masz w wynalazku udział: jako przedstawiający, wynalazca albo innowator.',
  },
  'INV-CALL': {
    why: 'Twoi obywatele wracają z regionu jako specjaliści, a ty dostajesz dążenie ekonomii.',
    when: 'Gdy brakuje ci specjalistów takiego rodzaju jak karta w tym regionie.',
  },
  'INV-GAIN': {
    why: 'Wpływ to więcej akcji łańcuchowych i zapłata za budowę, a na końcu PP.',
    when: 'Tam, gdzie masz w regionie na mapie więcej obywateli niż ktokolwiek inny.',
  },
  'INV-TRAVEL': {
    why: 'Obywatel rusza dalej, dostajesz dążenie kultury, a mędrzec na miejscu daje akcję.',
    when: 'Do regionu z mędrcem albo tam, gdzie chcesz mieć większość.',
  },
  'INV-EUREKA': {
    why: 'Bierzesz kamień milowy późniejszej ery: nowy dyplomata, korzyść z pola ery i miejsce dla kolejnych uczonych.',
    when: 'Gdy na stole leżą karty późniejszych er, a twój kamień milowy jest za stary.',
  },
  'INV-SEND': {
    why: 'Dyplomata daje dostęp do kamienia milowego, którego nie masz, i od razu jego akcję.',
    when: 'Gdy chcesz wynaleźć kartę, która go wymaga.',
  },
  'INV-RECALL': {
    why: 'Dyplomata wraca do akademii jako uczony, który zastąpi każdego, a ty znów dostajesz akcję kamienia milowego.',
    when: 'Gdy kamień milowy nie jest już potrzebny, a w akademii jest miejsce.',
  },
  'INV-CHAIN': {
    why: 'Znaczniki pozwalają dołączyć do tury kolejne akcje.',
    when: 'Po swojej akcji, dopóki masz znaczniki.',
  },
  'INV-TILE': {
    why: 'Zbudowane płytki pracują na ciebie: ekonomii raz na erę, a technologii raz w grze łączą dwie akcje.',
    when: 'Przed akcją lub po niej, gdy ich korzyść od razu się przyda.',
  },
  'INV-BUILD': {
    why: 'Działają tylko zbudowane płytki, a płytki bogactwa dają PP za to, co zbudowane.',
    when: 'Na końcu tury, póki masz kogo wyczerpać.',
  },
  'INV-ASPIRATION': {
    why: 'Dążenia zamieniają się w płytki postępu.',
    when: 'Na koniec swoich akcji; gdy brakuje miejsca na płytki, coś musi odpaść.',
  },
  'INV-CITIZEN': {
    why: 'Całą pracę wykonują obywatele: specjaliści w domu i ludzie w regionach.',
    when: 'Wybierz rodzaj albo region, którego potrzebują następne akcje.',
  },
  'INV-SCHOLAR': {
    why: 'Uczony zastępuje specjalistę dowolnego rodzaju.',
    when: 'Gdy brakuje właściwego specjalisty.',
  },
  'INV-CHANGE': {
    why: 'Wybierasz swoje miejsce w kolejności nowej ery.',
    when: 'Przy zmianie ery.',
  },
};
