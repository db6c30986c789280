import { type ActionId, type EffectId, type GoalTable, tables, type WealthRule } from '../../data/index.ts';
import { spread } from './spread.ts';

/** What the chain action of an invention brings. */
const CHAINS: Readonly<Record<ActionId, string>> = {
  present: 'przedstawić kolejną ideę i zgarnąć korzyść z jej regionu',
  invent: 'coś wynaleźć i w tej samej turze dostać płytkę technologii',
  innovate: 'wprowadzić innowację, za którą do domu przychodzi nowy specjalista',
  share: 'coś udostępnić i wziąć kolejną płytkę bogactwa albo jokera',
  callSpecialists: 'wezwać specjalistów jeszcze raz i sięgnąć po następny wynalazek',
  gainInfluence: 'położyć żeton wpływu, czyli zdobyć PP i wpływ',
  travel: 'podróżować do mędrca i dostać płytkę kultury',
  eureka: 'wykonać eurekę bez ustawiania filaru',
  sendDiplomat: 'wysłać dyplomatę, który otwiera kamień milowy i daje jego akcję',
  recallDiplomat: 'wezwać dyplomatę, który zostaje uczonym i daje akcję kamienia milowego',
};

function ofCard({ era, chain }: { readonly era: number; readonly chain: ActionId }): string {
  if (era === 1)
    return `Masz go od początku: płytki {type_gen} są tańsze, a po wezwaniu specjalistów możesz ${CHAINS[chain]}.`;
  return `Wynalazca ma tańsze płytki {type_gen} i po wezwaniu specjalistów może ${CHAINS[chain]}; przedstawiający dostaje do {shared} PP{points, plural, =0 {} other {, a samo wynalezienie daje # PP}}.`;
}

/** What a diplomat gets at a milestone. */
const DIPLOMATS: Readonly<Partial<Record<EffectId, string>>> = {
  citizen: 'stawia nowego obywatela w dowolnym regionie, na przykład tam, gdzie brakuje ci do większości',
  specialist: 'daje nowego specjalistę takiego rodzaju, jakiego potrzebujesz',
  influence: 'zwiększa wpływ o {amount}, co bywa warte jeszcze jednego znacznika łańcucha',
  scholar: 'daje uczonego, który zastąpi każdego',
  merchant: 'daje nowego handlarza do idei i płytek ekonomii',
  artisan: 'daje nowego rzemieślnika do idei i płytek kultury',
  thinker: 'daje nowego myśliciela do idei i płytek technologii',
  travel: 'pozwala też podróżować, po płytkę kultury i może do mędrca',
  build:
    '{amount, plural, =0 {pozwala budować za darmo} one {pozwala budować za # punkt wpływu} few {pozwala budować za # punkty wpływu} other {pozwala budować za # punktów wpływu}}, niezależnie od budowy w turze',
  present: 'pozwala też przedstawić ideę, z korzyścią z jej regionu',
  gainInfluence: 'pozwala też położyć żeton wpływu tam, gdzie masz większość',
  share: 'pozwala też udostępnić wynalazek, po płytkę bogactwa albo jokera',
  callSpecialists: 'pozwala też wezwać specjalistów, z płytką ekonomii i dalszym łańcuchem',
  innovate: 'pozwala też wprowadzić innowację, co otwiera akcję łańcuchową tamtej karty',
  invent: 'pozwala też coś wynaleźć, z płytką technologii',
};

const WEALTH: Readonly<Record<WealthRule, string>> = {
  outer:
    'Gdy budujesz płytki {first_gen} na {outer, plural, one {# polu} other {# polach}} zewnętrznego pierścienia, po {points} PP za każdą; mało tam sąsiadów, więc budowa jest tania.',
  inner:
    'Gdy budujesz płytki {first_gen} na {inner, plural, one {# polu} other {# polach}} wewnątrz pierścienia, po {points} PP za każdą, choć sąsiadów jest tam wielu i budowa kosztuje więcej.',
  alone:
    'Gdy trzymasz płytki {first_gen} z dala od siebie, po {points} PP za każdą, co przy okazji obniża koszt budowy.',
  group: 'Gdy budujesz wiele płytek {first_gen} obok siebie, po {points} PP za każdą z największej grupy.',
  pairs:
    'Gdy zbierasz po równo płytki {first_gen} i {second_gen}, po {points} PP za parę, gdziekolwiek leżą.',
  adjacentPairs:
    'Gdy mieszasz blisko siebie płytki {first_gen} i {second_gen}: każda wspólna krawędź daje {points} PP, więc jedna płytka może liczyć się kilka razy.',
  touching:
    'Gdy otaczasz kilka płytek {second_gen} płytkami {first_gen}: każda, która ich dotyka, daje {points} PP.',
};

function ofGoal({ counts }: GoalTable): string {
  switch (counts) {
    case 'region':
      return '{of}: połóż tam żeton za {points} PP i zostaw na mapie do końca {needed, plural, one {# obywatela} other {# obywateli}}, by mieć komplet {most} PP.';
    case 'tiles':
      return 'Zbuduj {needed, plural, one {# płytkę} few {# płytki} other {# płytek}} {of_gen}, by mieć komplet {most} PP; następne buduj już z innych powodów.';
    case 'sets':
      return 'Buduj płytki postępu po równo: po {needed} z każdego rodzaju to komplet {most} PP.';
    case 'allTiles':
      return 'Buduj często, wszystko jedno co: {last, plural, one {# dowolna płytka} few {# dowolne płytki} other {# dowolnych płytek}} to komplet {most} PP.';
    case 'innerTiles':
      return 'Buduj wewnątrz zewnętrznego pierścienia: {needed, plural, one {# płytka} few {# płytki} other {# płytek}} tam to komplet {most} PP.';
    case 'inventions':
      return 'Wynajduj idee {of_gen} i pilnuj, by je udostępniano: {needed, plural, one {# taki wynalazek} few {# takie wynalazki} other {# takich wynalazków}}, licząc początkowe, to komplet {most} PP.';
    case 'laterInventions':
      return 'Wynajduj wcześnie i często: {needed, plural, one {# udostępniony wynalazek} few {# udostępnione wynalazki} other {# udostępnionych wynalazków}} poza początkowymi to komplet {most} PP.';
    case 'era':
      return 'Korzystaj z każdej eureki: era {last} to komplet {most} PP.';
    case 'diplomats':
      return 'W ostatniej erze zostaw dyplomatów na miejscu: {needed} na kamieniach milowych na planszy to komplet {most} PP.';
    case 'tokens':
      return 'Kładź wszystkie żetony wpływu, także te drogie: {needed} w regionach to komplet {most} PP.';
  }
}

export const compendiumTexts: Readonly<Record<string, string>> = {
  'actions.title': 'Akcje',
  'actions.about':
    'Jest ich {actions}, po dwie w każdym forum. Ustawiasz filar na jednej z nich i ją wykonujesz; dają je też łańcuchy i płytki.',
  'actions.present':
    'Tu zaczyna każda karta: od razu daje korzyść regionu, a gdy ktoś udostępni wynalazek, także PP.',
  'actions.invent': 'Zamienia ideę, także cudzą, w twój wynalazek i daje płytkę technologii.',
  'actions.innovate':
    'Ulepsza cudzy wynalazek: specjalista przychodzi do domu, a akcja łańcuchowa karty jest twoja.',
  'actions.share':
    'Wynalazek trafia obok planszy wynalazcy, a ten, kto go przedstawił, punktuje; ty bierzesz płytkę bogactwa albo jokera.',
  'actions.callSpecialists': 'Tak obywatele wracają z mapy jako specjaliści, których ci brakuje.',
  'actions.gainInfluence':
    'Kładziesz żeton tam, gdzie masz przewagę: to PP, wpływ, a więc i więcej akcji łańcuchowych.',
  'actions.travel':
    'Przenosi obywatela do mędrca, po jego akcję i płytkę kultury, albo tam, gdzie brakuje ci przewagi.',
  'actions.eureka':
    'Prowadzi do kamienia milowego późniejszej ery, a więc i do jej idei, zanim zrobią to inni.',
  'actions.sendDiplomat': 'Otwiera cudzy kamień milowy i od razu daje jego akcję.',
  'actions.recallDiplomat': 'Obywatel wraca jako uczony, a akcja kamienia milowego przydaje się jeszcze raz.',

  'economyTiles.title': 'Płytki ekonomii',
  'economyTiles.about':
    'Zbudowana daje raz na erę swoją akcję za znacznik ekonomii, przed główną akcją albo po niej. Na początku masz {markers, plural, one {# znacznik} few {# znaczniki} other {# znaczników}}; kolejne leżą na mapie postępu.',
  'economyTiles.economy1': 'Co erę prowadzi do mędrca bez filaru, a do tego daje płytkę kultury.',
  'economyTiles.economy2':
    'Sprowadza ludzi do domu dokładnie wtedy, gdy są potrzebni, razem z płytką ekonomii i łańcuchem z wynalazku.',
  'economyTiles.economy3':
    'Pozwala wejść w późniejszą erę, gdy tylko pojawią się nowe kamienie milowe, zanim wybiorą inni.',
  'economyTiles.economy4': 'To druga idea na mapie w jednej turze, z korzyścią z jej regionu i nową kartą.',
  'economyTiles.economy5': 'To żeton wpływu w każdej erze, o ile gdzieś trzymasz większość.',
  'economyTiles.economy6':
    'Pozwala w tej samej turze udostępnić to, co właśnie wynaleziono, zanim zrobi to ktoś inny.',
  'economyTiles.economy7': 'Pozwala budować za darmo, nawet gdy w obszarze płytek jest ich mało.',

  'cultureTiles.title': 'Płytki kultury',
  'cultureTiles.about':
    'Zbudowana daje premię za każdym razem, gdy wykonujesz jej akcję, także łańcuchową; buduj więc wcześnie te z akcjami, które wykonujesz często.',
  'cultureTiles.culture1':
    'Każda przedstawiona idea zwiększa wpływ o {amount}, a wpływem płaci się za budowę.',
  'cultureTiles.culture2':
    'Każde wynalezienie daje obywatela w dowolnym regionie: przyda się do większości i podróży.',
  'cultureTiles.culture3': 'Dla tych, którzy żyją z cudzych wynalazków: {amount} PP za każdą innowację.',
  'cultureTiles.culture4':
    'Dla tych, którzy udostępniają sami: {amount} PP więcej za każdy udostępniony wynalazek.',
  'cultureTiles.culture5':
    'Wezwanie specjalistów kształci też uczonego, więc można płacić dowolnym rodzajem.',
  'cultureTiles.culture6': 'Każdy położony żeton wpływu daje też uczonego, o ile w akademii jest miejsce.',
  'cultureTiles.culture7':
    'Każda podróż zwiększa wpływ o {amount}, więc łańcuchy przez mędrców same na siebie zarabiają.',

  'technologyTiles.title': 'Płytki technologii',
  'technologyTiles.about':
    'Zbudowana pozwala raz w grze po jednej ze swoich akcji wykonać drugą, za znacznik łańcucha i {price, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}. Użyta nadal liczy się na mapie.',
  'technologyTiles.technology1': 'Pozwala wynaleźć to, co właśnie przedstawiasz, zanim zrobi to rywal.',
  'technologyTiles.technology2':
    'Pozwala od razu udostępnić nowy wynalazek, więc karta jest twoja jeszcze w tej turze.',
  'technologyTiles.technology3': 'Obywatele, którzy właśnie weszli na mapę, od razu dają większość i żeton.',
  'technologyTiles.technology4':
    'Pozwala przesunąć obywatela tam, gdzie go brakuje, i położyć w tym regionie żeton.',
  'technologyTiles.technology5': 'To płytka kultury i płytka ekonomii w jednej turze.',
  'technologyTiles.technology6': 'Sprowadza do domu specjalistę, którego potrzebuje innowacja.',
  'technologyTiles.technology7': 'Specjalista zyskany dzięki innowacji może od razu przedstawić ideę.',

  'wealthTiles.title': 'Płytki bogactwa',
  'wealthTiles.about':
    'Kto udostępnia wynalazek, może wziąć jedną z tego regionu, po jednej z każdej litery. Zbudowane punktują na końcu gry za płytki na mapie właściciela.',
  ...spread('wealthTiles', tables.wealthTiles, ({ scores }) => WEALTH[scores]),

  'specialistTiles.title': 'Kafle specjalistów',
  'specialistTiles.about':
    'W każdym regionie leży jeden. Pokazuje, ilu obywateli przedstawia tam ideę i co od razu za to dostajesz.',
  'specialistTiles.presenting':
    'Dwie idee w jednej turze: {demand, plural, one {wystarczy # obywatel} other {wystarczy # obywateli}}, a zaraz idzie następna.',
  'specialistTiles.inventing':
    'Od razu płytka technologii: przedstaw tu ideę, do której kamienia milowego masz dostęp, i ją wynajdź.',
  'specialistTiles.sharing':
    'Gdy gdzieś czeka wynalazek z twoim udziałem, przedstaw tu ideę i udostępnij go bez filaru.',
  'specialistTiles.acclaim':
    'Punkty dwa razy: {amount} PP od razu, a przy udostępnieniu za {demand, plural, one {# obywatela} other {# obywateli}} przy karcie.',
  'specialistTiles.standing':
    'Wpływ większy o {amount}, a zajęty jest tylko {demand, plural, one {# obywatel} other {# obywateli}}.',
  'specialistTiles.teaching':
    'Dużo PP później: przy udostępnieniu za {demand, plural, one {# obywatela} other {# obywateli}} przy karcie, a jednego z nich zastępuje uczony.',
  'specialistTiles.settling': 'Pomaga zdobyć większość: nowy obywatel staje, gdzie chcesz.',

  'knowledgeTiles.title': 'Kafle wiedzy',
  'knowledgeTiles.about':
    'Kto podróżuje do mędrca, może za znacznik łańcucha użyć jego kafla. Potem kafel się odwraca, a użyty ponownie daje {points} PP za każdy odwrócony kafel.',
  'knowledgeTiles.knowPresent': 'Warto tu podróżować, gdy masz ideę i jest region bez karty.',
  'knowledgeTiles.knowInvent': 'Warto tu podróżować po płytki kultury i technologii w jednej turze.',
  'knowledgeTiles.knowShare': 'Warto tu podróżować, gdy na mapie czeka wynalazek z twoim udziałem.',
  'knowledgeTiles.knowInnovate':
    'Warto tu podróżować, gdy wynalazek rywala ma mocną akcję łańcuchową i nie ma innowatora.',
  'knowledgeTiles.knowCall':
    'Warto tu podróżować dla dalszego łańcucha: wezwanie specjalistów prowadzi do twoich wynalazków.',
  'knowledgeTiles.knowInfluence': 'Warto tu podróżować, gdy podróżnik da ci większość tam, gdzie trafi.',
  'knowledgeTiles.knowCitizen': 'Warto tu podróżować po obywatela tam, gdzie do większości brakuje niewiele.',

  'influenceTokens.title': 'Żetony wpływu',
  'influenceTokens.about':
    'W regionie, w którym masz większość, żeton daje od {least} do {best} PP i zwiększa wpływ. Przy pozyskiwaniu wpływu można raz go odwrócić i wykonać jego akcję.',
  'influenceTokens.tokenInfluence':
    'Kładziesz go przed pierwszą rundą; nieodwrócony zwiększa wpływ przy każdym następnym żetonie, a odwrócony zwiększa go o {amount}.',
  'influenceTokens.tokenPresent':
    'Pierwszy do położenia: do domu wraca tylko {citizens, plural, one {# obywatel} other {# obywateli}}, a z nimi można od razu przedstawić ideę.',
  'influenceTokens.tokenInvent':
    'Wymaga {citizens, plural, one {# obywatela} other {# obywateli}}, którzy mogą wrócić jako specjaliści potrzebni do wynalezienia.',
  'influenceTokens.tokenInnovate':
    'Wymaga {citizens, plural, one {# obywatela} other {# obywateli}}, ale łańcuch biegnie dalej: innowacja otwiera akcję kolejnej karty.',
  'influenceTokens.tokenShare':
    'Najdroższy, {citizens, plural, one {# obywatel} other {# obywateli}}, ale udostępnia wynalazek, a to nowi obywatele na mapie.',

  'milestones.title': 'Kamienie milowe',
  'milestones.about':
    'Od nich zależy, które idee da się wynaleźć i w której jesteś erze. Wysłany tam albo wezwany dyplomata daje akcję kamienia milowego.',
  ...spread(
    'milestones',
    tables.milestones,
    ({ effect }) => `Otwiera: {cards}; dyplomata ${DIPLOMATS[effect]}.`,
  ),

  'cards.title': 'Idee i wynalazki',
  'cards.about':
    'Idee się przedstawia, wynajduje i udostępnia; potem leżą obok planszy wynalazcy. Każdy wynalazek obniża koszt płytek swojego rodzaju i ma akcję łańcuchową.',
  ...spread('cards', tables.cards, ofCard),

  'goals.title': 'Cele osobiste',
  'goals.about':
    'Dostajesz po jednym z każdej talii. Na końcu {scored, plural, one {punktuje # najlepszy} few {punktują # najlepsze} other {punktuje # najlepszych}}.',
  ...spread('goals', tables.goals, ofGoal),
};
