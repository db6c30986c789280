import type { GuideTextKey } from './en.ts';

export const guideTexts: Readonly<Record<GuideTextKey, string>> = {
  'goal.title': 'O czym jest gra',
  'goal.about':
    'Od epoki kamienia po czasy nowożytne, przez {rounds, plural, one {# rundę} few {# rundy} other {# rund}}, gracze pomagają urzeczywistniać idee na całym świecie. *Wygrywa ten, kto na końcu ma najwięcej punktów pomysłowości (PP).*',
  'goal.world':
    'Stół: {regions, plural, one {# region} few {# regiony} other {# regionów}} z kartami i obywatelami, {actions, plural, one {# akcja} few {# akcje} other {# akcji}} oraz tory er i wpływu.',
  'goal.points.sharing': 'Gdy ktoś udostępnia wynalazek, PP dostaje ten, kto go przedstawił.',
  'goal.points.tokens': 'Żetony wpływu w regionach dają PP, najwięcej temu, kto będzie pierwszy.',
  'goal.points.knowledge': 'Kafle wiedzy mędrców dają PP.',
  'goal.points.end': 'Na końcu PP dają płytki bogactwa, cele osobiste i wpływ.',
  'goal.two': 'W grze dwuosobowej trzecim, automatycznym graczem jest Chronos. Nie zdobywa punktów.',

  'people.title': 'Twoi ludzie',
  'people.types':
    'Handlarze zajmują się ekonomią, rzemieślnicy kulturą, a myśliciele technologią. *Uczony może zastąpić każdego z nich, także gdy płacisz specjalistami.*',
  'people.home':
    'Niebieski ma w domu {thinkers, plural, one {# myśliciela} other {# myślicieli}}, w akademii {scholars, plural, one {# uczonego} other {# uczonych}}, a {merchants, plural, one {# handlarz jest wyczerpany} other {# handlarzy jest wyczerpanych}}.',
  'people.exhausted':
    'Działać mogą tylko specjaliści w domu i uczeni w akademii. Kto idzie do karty albo na kamień milowy, zostaje tam na dłużej. *Kogo wyczerpujesz, żeby za coś zapłacić, ten odpoczywa do zmiany ery.*',
  'people.scholars':
    'W akademii mieści się tylu uczonych, ile wynosi numer twojej ery. Wyczerpany uczony już na stałe zostaje specjalistą wybranego rodzaju. Nowi obywatele przychodzą z zasobów; w sumie masz ich {citizens}.',

  'turn.title': 'Twoja tura',
  'turn.pillar':
    'Ustawiasz jeden filar na polu akcji i wykonujesz tę akcję. {actions, plural, few {Są # pola} other {Jest # pól}} akcji, po dwa w każdym forum. *W każdym forum możesz mieć tylko jeden filar, a cudze filary nigdy nie przeszkadzają.*',
  'turn.steps.markers': 'Weź znaczniki akcji łańcuchowej (krótko: łańcucha); ich liczba zależy od wpływu.',
  'turn.steps.action': 'Ustaw filar i wykonaj akcję, do tego akcje łańcuchowe i akcje płytek.',
  'turn.steps.progress': 'Zamień dążenia na płytki postępu.',
  'turn.steps.build': 'Jeśli chcesz, zbuduj płytki na mapie postępu.',
  'turn.which':
    'W pierwszej erze każdy ustawia filar epoki. W każdej następnej ustawiasz najpierw {seasons, plural, one {# filar} few {# filary} other {# filarów}} okresu, po jednym na rundę, a w ostatniej rundzie przenosisz filar epoki do innego forum.',
  'turn.forums':
    'Jest ostatnia runda ery, grasz niebieskimi. Twój filar epoki stoi na polu „{epoch}”, a filary okresu na polach „{first}” i „{second}”. Dokąd możesz przenieść filar epoki?',
  'turn.forums.right':
    'Forum, w którym stoi, jest zamknięte, tak samo jak fora z twoimi filarami okresu. *W pozostałych możesz wybrać każdą akcję, którą da się wykonać.*',
  'turn.earns':
    'Gdy inny gracz ustawia filar na polu, na którym stoi twój filar epoki, zyskujesz {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}. Jeśli możesz wykonać akcję, musisz to zrobić; jeśli żadnej się nie da, ustawiasz filar i zyskujesz {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}. Z akcji łańcuchowych i premii możesz zrezygnować.',

  'present.title': 'Przedstawienie idei',
  'present.way':
    '*Ideę się przedstawia, wynajduje, czasem wprowadza się do niej innowację, a na końcu udostępnia.* Każdy z tych kroków może wykonać kto inny, a zyskują wszyscy, którzy brali w tym udział.',
  'present.regions':
    'Niebieski przedstawia {region_in} ideę „{card}”: przy karcie {presenters, plural, one {stoi # obywatel} few {stoją # obywatele} other {stoi # obywateli}}.',
  'present.how':
    'Połóż jedną ze swoich idei w regionie bez karty. Obok staje tylu obywateli, ilu wymaga tamtejszy kafel, {fewest} lub {most}: specjaliści tego samego rodzaju co karta, uczeni albo jedni i drudzy. Od razu dostajesz korzyść z kafla, a na koniec swoich akcji bierzesz nową ideę.',
  'present.cards':
    'Idee niebieskiego. Karta pokazuje rodzaj i erę, potrzebny kamień milowy i akcję łańcuchową wynalazku.',
  'present.preparation':
    'Przed pierwszą rundą, w odwrotnej kolejności tury, każdy przedstawia jedną z idei leżących w regionach, dostaje korzyść z kafla, stawia tam obywatela i kładzie żeton dający wpływ. Idee, których nikt nie przedstawił, odpadają z gry.',

  'invent.title': 'Wynalezienie',
  'invent.how':
    'Wybierz przedstawioną ideę, swoją albo cudzą. Specjalista jej rodzaju albo uczony idzie do karty jako wynalazca; późniejsze karty wyczerpują jeszcze do {extra, plural, one {# specjalisty} other {# specjalistów}}. Idea staje się wynalazkiem, a ty dostajesz dążenie technologii.',
  'invent.needs': '*Potrzebujesz dostępu do kamienia milowego z karty.* Masz go w każdym z tych przypadków:',
  'invent.access.own': 'Kamień milowy jest twój.',
  'invent.access.common': 'Należy do wiedzy powszechnej albo został już odrzucony.',
  'invent.access.diplomat': 'Leży na osobistym polu innego gracza, a stoi na nim twój dyplomata.',
  'invent.access.earlier': 'Leży na osobistym polu innego gracza i pochodzi z ery wcześniejszej niż bieżąca.',
  'invent.ideas': 'Grasz niebieskimi. Które idee możesz teraz wynaleźć?',
  'invent.ideas.right':
    '„{card}” wymaga kamienia milowego „{milestone}”, a to wiedza powszechna. „{own}” to wprawdzie twoja idea, ale wymaga kamienia „{needs}”, który ma rywal i który pochodzi z bieżącej ery. Kamieni potrzebnych do pozostałych idei nikt jeszcze nie ma.',

  'share.title': 'Innowacja i udostępnienie',
  'share.innovate':
    'Innowację wprowadzasz do cudzego wynalazku, który nie ma jeszcze innowatora. Idzie tam specjalista jego rodzaju albo uczony, do domu przychodzi nowy specjalista tego rodzaju, a ty możesz użyć akcji łańcuchowej z karty.',
  'share.inventions': 'Grasz niebieskimi. Do których wynalazków możesz wprowadzić innowację?',
  'share.inventions.right':
    'Nie do wynalazku „{own}”, bo jest twój, i nie do wynalazku „{taken}”, bo ma już innowatora.',
  'share.how':
    'Wynalazek może udostępnić każdy, kto brał w nim udział: przedstawiający, wynalazca albo innowator. *Nagrody dostają wszyscy, bez względu na to, kto udostępnia:*',
  'share.gains.presenter':
    'Przedstawiający: tyle PP, ile wynosi era karty, za każdego obywatela przy karcie („{own}”: {era} × {presenters} = {points} PP).',
  'share.gains.inventor': 'Wynalazca zabiera kartę. Odtąd to jego wynalazek.',
  'share.gains.innovator': 'Innowatorowi przybywa w regionie nowy obywatel.',
  'share.gains.sharer': 'Udostępniający bierze płytkę bogactwa z regionu albo jokera.',
  'share.map':
    'Na koniec wszyscy obywatele stojący przy karcie przechodzą na mapę w tym regionie, a region jest wolny dla nowej idei.',

  'travel.title': 'Wezwanie specjalistów i podróże',
  'travel.call':
    'Wezwanie specjalistów: sprowadź do domu co najmniej jednego swojego obywatela z jednego regionu na mapie. Dostajesz dążenie ekonomii i możesz użyć akcji łańcuchowej jednego ze swoich wynalazków, każdego raz na turę.',
  'travel.type':
    'Wracają jako specjaliści tego samego rodzaju co karta w tym regionie. Gdy nie ma tam karty, decyduje odkryta idea leżąca najdalej z prawej, czyli najdalej od talii. Od razu możesz ich użyć.',
  'travel.move':
    'Podróżowanie: jeden twój obywatel z mapy przechodzi wzdłuż linii do innego regionu. Dostajesz dążenie kultury.',
  'travel.routes':
    'Linie prowadzą {from_from} {north_to} i {east_to}, ale nie {far_to}. Obywatele przy kartach nie podróżują.',
  'travel.sage':
    'Jeśli jest tam mędrzec, możesz w akcji łańcuchowej użyć kafla wiedzy: wykonujesz jego akcję i go odwracasz. Jeśli pokazuje już PP, dostajesz {points} PP za każdy taki kafel na mapie i wszystkie wracają na stronę z akcją. Mędrzec trafia na twoją planszę.',

  'influence.title': 'Wpływ i akcje łańcuchowe',
  'influence.token':
    'Pozyskiwanie wpływu: *musisz mieć w regionie na mapie więcej obywateli niż ktokolwiek inny* i co najmniej tylu, ilu wymaga żeton ({tokenLeast}–{tokenMost}); tylu wraca do domu. Żeton daje {first}, {second} lub {third} PP, a wpływ rośnie o {one} za każdy twój nieodwrócony żeton w regionach, razem z nowym.',
  'influence.majority': 'Grasz niebieskimi. W których regionach możesz położyć żeton?',
  'influence.majority.right':
    'Tylko {region_in}: masz tam {citizens, plural, one {# obywatela} other {# obywateli}}, a nikt inny nie ma żadnego. Rywal ma więcej {other_in}, a {own_in} leży już twój żeton: w każdym regionie możesz mieć tylko jeden.',
  'influence.chains':
    '*Za znacznik łańcucha po jednej akcji wykonujesz następną.* O liczbie znaczników decyduje wpływ na początku tury. Wpływem płaci się też za budowę, a na końcu gry daje on PP.',
  'influence.track':
    'Wpływ do {lowTo}: {markersLow, plural, one {# znacznik łańcucha} few {# znaczniki łańcucha} other {# znaczników łańcucha}}; od {middleFrom}: {markersMiddle}; od {highFrom}: {markersHigh}.',
  'influence.sources.innovate': 'Przy innowacji: akcja z tej karty.',
  'influence.sources.call': 'Przy wezwaniu specjalistów: akcja jednego z twoich wynalazków.',
  'influence.sources.token':
    'Przy pozyskiwaniu wpływu: akcja jednego z twoich nieodwróconych żetonów, który na stałe odwracasz.',
  'influence.sources.sage': 'Po podróży do mędrca: kafel wiedzy.',
  'influence.sources.technology':
    'Z płytką technologii: po jednej jej akcji druga, dodatkowo za {price, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}.',

  'milestones.title': 'Kamienie milowe i dyplomaci',
  'milestones.eureka':
    'Eureka: weź z obszaru eureki kamień milowy z późniejszej ery niż twoja. Stary staje się wiedzą powszechną, a najniższy kamień z wiedzy powszechnej odpada. Na nowym kamieniu staje nowy dyplomata (ale bez jego akcji), a ty wybierasz wolne pole jego ery i dostajesz premię.',
  'milestones.board':
    'Niebieski ma kamień milowy „{milestone}”. Wiedza powszechna jest dostępna dla wszystkich, obszar eureki dla nikogo, a kamień na osobistym polu bez właściciela traktuje się jak kamień innego gracza.',
  'milestones.era':
    '*Twój kamień milowy wyznacza twoją erę.* Późniejsza era to więcej uczonych i więcej płytek do zbudowania w turze.',
  'milestones.send':
    'Wysłanie dyplomaty: specjalista albo uczony idzie na kamień milowy z wolnym miejscem (każdy ma {slots}), osobisty albo z wiedzy powszechnej, na którym nie masz dyplomaty. Dostajesz akcję kamienia, jeśli da się ją wykonać. Jeśli należy do innego gracza i do późniejszej ery niż twoja, zyskuje on {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}.',
  'milestones.recall':
    'Wezwanie dyplomaty, także z własnego kamienia milowego: wraca jako uczony, jeśli w akademii jest miejsce, a ty znów dostajesz akcję kamienia.',

  'tiles.title': 'Płytki i budowa',
  'tiles.aspirations':
    'Po twoich akcjach każde dążenie zamienia się w płytkę postępu swojego rodzaju, joker w dowolną. Obszar płytek ma {full, plural, one {# pole} few {# pola} other {# pól}}. *Płytka działa dopiero po zbudowaniu.*',
  'tiles.kinds.economy': 'Ekonomia: raz na erę dodatkowa akcja za znacznik ekonomii.',
  'tiles.kinds.culture': 'Kultura: premia za każdym razem, gdy wykonujesz jej akcję.',
  'tiles.kinds.technology':
    'Technologia: raz w grze, po jednej z jej akcji druga, za {technologyPrice, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} i znacznik łańcucha.',
  'tiles.kinds.wealth':
    'Bogactwo: na końcu PP za rodzaje płytek na zewnętrznym pierścieniu, wewnątrz niego, bez sąsiada, w największej grupie, obok siebie albo w parach.',
  'tiles.price':
    'Za budowę płacisz wpływem raz na turę: {priceOne, plural, one {# punkt} few {# punkty} other {# punktów}}, gdy w obszarze płytek masz {one, plural, one {# płytkę} few {# płytki} other {# płytek}}, {priceTwo} przy {two, plural, one {# płytce} other {# płytkach}}, {priceThree} przy {three}, a nic przy {full}. W turze budujesz najwyżej tyle płytek, ile wynosi twoja era minus {one}. Premia „Budowa” jest ponad to, za podany przy niej wpływ albo za darmo.',
  'tiles.cost':
    'Płytka postępu wyczerpuje {progress, plural, one {# specjalistę} other {# specjalistów}} swojego rodzaju, płytka bogactwa {wealth, plural, one {# dowolnego} other {# dowolnych}}, i jeszcze po {one} za każdą płytkę obok. Każdy twój wynalazek tego rodzaju oszczędza {one} (nie przy bogactwie). Premię z pola dostajesz od razu i możesz nią zapłacić.',
  'tiles.spaces': 'Grasz niebieskimi. Na których polach możesz zbudować jedną ze swoich płytek?',
  'tiles.spaces.right':
    'Masz w domu {thinkers, plural, one {# myśliciela} other {# myślicieli}}, a {inventions, plural, one {# wynalazek kultury obniża} few {# wynalazki kultury obniżają} other {# wynalazków kultury obniża}} koszt płytki kultury. *Obok dwóch płytek jest za drogo, chyba że samo pole daje potrzebnego specjalistę.*',

  'eras.title': 'Rundy i ery',
  'eras.chronos':
    'Chronos co rundę przesuwa się o jedno pole. Gdy wchodzi w nową erę, czyli po {rounds, plural, one {# rundzie} other {# rundach}}, przed następnymi turami następuje zmiana ery:',
  'eras.track': 'Tor ery: kto dochodzi do danej ery, zajmuje pole i dostaje jego premię.',
  'eras.change.order': 'Kto stoi najdalej w prawo na polu kolejności tury, wybiera w niej dowolne miejsce.',
  'eras.change.influence':
    'Wpływ {middleFrom}–{middleTo} spada o {lossMiddle}, wpływ {highFrom}–{highTo} o {lossHigh}; kto nie ma wpływu, zyskuje {gain}.',
  'eras.change.people':
    'Wyczerpani specjaliści wracają do domu, wracają też filary okresu i znaczniki ekonomii. Filary epoki zostają.',
  'eras.change.sages':
    'Każdy mędrzec na twojej planszy daje {one, plural, one {# uczonego} other {# uczonych}} i wraca na mapę.',
  'eras.change.milestones':
    'Kamienie milowe z obszaru eureki stają się wiedzą powszechną; pojawiają się nowe.',
  'eras.change.ideas': 'Nieprzedstawione idee z wcześniejszych er są odrzucane; bierzesz za nie nowe.',
  'eras.first':
    'Po pierwszej erze zmieniają się tylko kolejność tury i wpływ. Przed ostateczną punktacją nic z tego się nie dzieje.',

  'end.title': 'Koniec gry i jak grać dobrze',
  'end.scoring':
    '*Wpływ daje {pointsLow}, {pointsMiddle} lub {pointsHigh} PP, punktuje każda zbudowana płytka bogactwa i {goals, plural, one {# najlepszy z twoich celów osobistych} few {# najlepsze z twoich celów osobistych} other {# najlepszych z twoich celów osobistych}}.*',
  'end.society':
    'Niebieski na końcu: {influence} PP za wpływ, {wealth} PP za płytki bogactwa i {personal} PP za cele, razem {total} PP.',
  'end.advice.often':
    '*Silne boty* pozyskują wpływ prawie zawsze, gdy mogą; poza tym zdecydowanie najczęściej podróżują, wzywają, wysyłają dyplomatę albo biorą eurekę.',
  'end.advice.era':
    'Na początku podróżuj do mędrca albo wezwij do domu jednego obywatela; w erze {eurekaEra} weź eurekę, najlepiej po budowę, przedstawienie lub udostępnienie.',
  'end.advice.lead':
    'Udostępniaj, wynajduj i wprowadzaj innowacje przy okazji: przez mędrca, wynalazek przy wezwaniu albo kamień milowy. To dwie akcje w jednej turze.',
  'end.advice.chains': 'Od wpływu {middleFrom} drugi znacznik łańcucha to prawie druga tura.',
  'end.advice.diplomats':
    'Odtąd często najlepszy jest dyplomata: kamień milowy daje podróż, wezwanie, udostępnienie, innowację albo budowę bez znacznika łańcucha.',
  'end.advice.area': 'Buduj wcześnie, najlepiej przy pełnym obszarze płytek: nie kosztuje to wtedy wpływu.',
  'end.advice.wealth':
    'Wcześnie zdecyduj, jakie rodzaje płytek zbierasz, i bierz bogactwa, które je punktują.',
  'end.advice.people':
    'W ostatniej rundzie późniejszych er wykorzystaj wszystkich w domu: wyczerpani zaraz wrócą.',

  'tour.regions': '*Regiony* z kartą, obywatelami, polami wpływu i mędrcem.',
  'tour.forums': '*Fora*: ustawiasz filar na akcji i ją wykonujesz.',
  'tour.influence': '*Wpływ*: od niego zależy, ile akcji łańcuchowych masz w turze.',
  'tour.eras': '*Ery*: pola, na które trafiasz dzięki eurece.',
  'tour.people': '*Twoi specjaliści* w domu; wyczerpani odpoczywają niżej.',
  'tour.academy': '*Akademia* z uczonymi, którzy zastępują każdego.',
  'tour.map': '*Twoja mapa postępu*: tu budujesz płytki i odtąd one działają.',
  'tour.area': '*Twój obszar płytek*: te, które czekają na budowę.',
  'tour.tokens': '*Żetony wpływu*, które możesz jeszcze położyć.',
  'tour.cards': '*Twoje idee*, a obok wynalazki.',
  'tour.milestones': '*Kamienie milowe*: wiedza powszechna, osobiste i te, które dopiero zostaną odkryte.',
  'tour.supply': '*Płytki postępu*: zamieniają się w nie dążenia.',
  'tour.ideas': '*Odkryte idee*: kto przedstawił swoją, bierze następną.',
  'tour.wealth': '*Płytki bogactwa* regionów punktują na końcu.',

  'card.turn.title': 'Tura',
  'card.turn.markers':
    'Znaczniki łańcucha: przy wpływie do {lowTo}: {markersLow}, od {middleFrom}: {markersMiddle}, od {highFrom}: {markersHigh}.',
  'card.turn.pillar':
    'Ustaw filar (przez {seasons, plural, one {# rundę} few {# rundy} other {# rund}} filary okresu, w ostatniej filar epoki do innego forum) i wykonaj akcję. W każdym forum jeden twój filar.',
  'card.turn.earns':
    'Inni z filarem epoki na tym polu zyskują {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}.',
  'card.turn.progress': 'Weź nowe idee, potem zamień dążenia na płytki postępu.',
  'card.turn.build': 'Zbuduj płytki.',
  'card.turn.nothing':
    'Żadnej akcji nie da się wykonać: ustaw filar i zyskaj {influence, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}}. Z premii możesz zrezygnować.',
  'card.actions.title': 'Akcje',
  'card.actions.present':
    'Przedstawienie idei: twoja idea do regionu bez karty, obok {fewest} lub {most, plural, one {# obywatel} other {# obywateli}}; korzyść z kafla; potem nowa idea.',
  'card.actions.invent':
    'Wynalezienie: dostęp do kamienia milowego, wynalazca, dodatkowi specjaliści z karty; dążenie technologii.',
  'card.actions.innovate':
    'Innowacja: cudzy wynalazek bez innowatora; wyślij specjalistę, zyskaj nowego tego rodzaju; łańcuch: karta.',
  'card.actions.share': 'Udostępnienie: wynalazek z twoim udziałem.',
  'card.actions.callSpecialists':
    'Wezwanie specjalistów: obywatele z jednego regionu do domu; dążenie ekonomii; łańcuch: jeden z twoich wynalazków.',
  'card.actions.gainInfluence':
    'Pozyskiwanie wpływu: większość i {tokenLeast}–{tokenMost, plural, one {# obywatel} other {# obywateli}}; {first}, {second} lub {third} PP; wpływ +{influence} za każdy nieodwrócony żeton; łańcuch: żeton.',
  'card.actions.travel':
    'Podróżowanie: obywatel wzdłuż linii; dążenie kultury; łańcuch: kafel wiedzy mędrca.',
  'card.actions.eureka':
    'Eureka: kamień milowy z późniejszej ery; stary do wiedzy powszechnej; dyplomata; pole ery z premią.',
  'card.actions.sendDiplomat':
    'Wysłanie dyplomaty: na kamień milowy bez twojego (po {slots} miejsca); jego akcja. Cudzy z późniejszej ery: wpływ +{influence} dla właściciela.',
  'card.actions.recallDiplomat':
    'Wezwanie dyplomaty, także z własnego kamienia: zostaje uczonym; akcja kamienia milowego.',
  'card.share.title': 'Gdy wynalazek jest udostępniany',
  'card.share.presenter': 'Przedstawiający: era karty w PP za każdego obywatela przy karcie.',
  'card.share.inventor': 'Wynalazca: karta.',
  'card.share.innovator':
    'Innowator: {citizens, plural, one {# nowy obywatel} other {# nowych obywateli}} na mapie.',
  'card.share.sharer': 'Udostępniający: płytka bogactwa z regionu albo joker. Wszyscy obywatele idą na mapę.',
  'card.tiles.title': 'Płytki i budowa',
  'card.tiles.economy': 'Ekonomia: raz na erę akcja za znacznik ekonomii.',
  'card.tiles.culture': 'Kultura: premia przy każdej takiej akcji.',
  'card.tiles.technology':
    'Technologia: raz łączy dwie akcje, za {technologyPrice, plural, one {# punkt wpływu} few {# punkty wpływu} other {# punktów wpływu}} i znacznik łańcucha; jedna na turę.',
  'card.tiles.wealth':
    'Bogactwo: PP na końcu. Po jednej z każdej litery; płytki postępu: po jednej każdego rodzaju i numeru.',
  'card.tiles.price':
    'Wpływ raz na turę: {priceOne}, {priceTwo}, {priceThree} albo nic, gdy w obszarze płytek jest ich {one}, {two}, {three} albo {full}.',
  'card.tiles.limit':
    'Płytki na turę: twoja era minus {one}; premia „Budowa” pozwala na tyle samo jeszcze raz, za podany wpływ albo za darmo.',
  'card.tiles.cost':
    'Specjaliści: {progress} tego rodzaju (bogactwo: {wealth} dowolnych), +{one} za płytkę obok, −{one} za wynalazek tego rodzaju (nie bogactwo).',
  'card.eras.title': 'Zmiana ery',
  'card.eras.order': 'Najdalej w prawo na polu kolejności tury: wybierasz miejsce.',
  'card.eras.influence':
    'Wpływ: +{gain}, jeśli go nie masz; {middleFrom}–{middleTo}: −{lossMiddle}; od {highFrom}: −{lossHigh}. Po pierwszej erze to już wszystko.',
  'card.eras.returns':
    'Wracają wyczerpani specjaliści, filary okresu i znaczniki ekonomii; {one, plural, one {# uczony} other {# uczonych}} za każdego mędrca.',
  'card.eras.milestones': 'Obszar eureki do wiedzy powszechnej, nowe kamienie milowe.',
  'card.eras.ideas': 'Odrzuć idee z wcześniejszych er, weź nowe.',
  'card.end.title': 'Ostateczna punktacja',
  'card.end.influence':
    'Wpływ do {lowTo}: {pointsLow} PP, od {middleFrom}: {pointsMiddle} PP, od {highFrom}: {pointsHigh} PP.',
  'card.end.wealth': 'Płytki bogactwa na mapie postępu.',
  'card.end.goals':
    'Cele osobiste: {goals, plural, one {# najlepszy} few {# najlepsze} other {# najlepszych}}.',
  'card.end.ties': 'Remis: więcej zbudowanych płytek, więcej wynalazków, mniej obywateli w zasobach.',
};
