import type { GuideTextKey } from './en.ts';

const amount = (one: string, few: string, many: string) => (of: string) =>
  `{${of}, plural, one {# ${one}} few {# ${few}} other {# ${many}}}`;
const coins = amount('monetę', 'monety', 'monet');
const tools = amount('narzędzie', 'narzędzia', 'narzędzi');
const scholars = amount('uczonego', 'uczonych', 'uczonych');
const books = amount('księgę', 'księgi', 'ksiąg');
const steps = amount('poziom', 'poziomy', 'poziomów');
const points = amount('punkt', 'punkty', 'punktów');
const power = amount('moc', 'moce', 'mocy');
const spades = amount('łopatę', 'łopaty', 'łopat');
const buildings = amount('budynek', 'budynki', 'budynków');

/** In lists after a colon. */
const someCoins = amount('moneta', 'monety', 'monet');
const someScholars = amount('uczony', 'uczonych', 'uczonych');
const someBooks = amount('księga', 'księgi', 'ksiąg');

export const guideTexts: Readonly<Record<GuideTextKey, string>> = {
  'goal.title': 'O co chodzi w grze',
  'goal.intro': `Twoja frakcja zasiedla nowe ziemie, buduje gildie i szkoły, a świat zmienia innowacjami. Gra trwa {rounds, plural, one {# rundę} few {# rundy} other {# rund}}. *Wygrywa ten, kto na końcu ma najwięcej punktów*; na początku każdy ma ${points('points')}.`,
  'goal.map':
    'Tutaj twoja frakcja to {own}, a budynki w jasnej ramce są twoje. *Twój preferowany teren to {home} i tylko tam budujesz*; każdy inny trzeba najpierw przekształcić. {rival} robią to samo, a ich teren to {rivalHome}.',
  'goal.points':
    'W trakcie gry punkty daje to, co nagradza bieżąca runda, oraz zdobyte żetony, a na końcu największy obszar i nauka.',

  'turn.title': 'Runda i twoja tura',
  'turn.phases':
    'Runda ma trzy części. Najpierw wszyscy dostają dochód. Potem *gracze po kolei wykonują po jednej akcji, aż wszyscy spasują.* Na koniec przyznaje się premie za naukę, a wszystkie użyte akcje znów są dostępne.',
  'turn.income': `Każdy budynek na mapie odsłania dochód na twojej planszy: warsztaty dają narzędzia, gildie monety i moc, a szkoły i uniwersytet uczonych. Resztę dokładają żetony. Na początku tej rundy dochód dał ci ${coins('coins')}, ${tools('tools')}, ${power('power')} i ${scholars('scholars')}.`,
  'turn.convert': `*Przed swoją akcją i po niej, ale nie w jej trakcie, możesz zamieniać zasoby*, ile razy chcesz: ${power('powerForScholar')} → uczony albo dowolna księga; ${power('powerForTool')} → narzędzie; ${power('powerForCoin')} → moneta; uczony → narzędzie; narzędzie lub księga → moneta.`,

  'power.title': 'Moc i sąsiedzi',
  'power.bowls':
    'Każda zyskana moc przesuwa jeden znacznik: z naczynia I do II, a gdy I jest puste, z II do III. *Wydać można tylko moc z naczynia III*; wraca ona do naczynia I. Gdy wszystkie znaczniki są w III, dalsza moc przepada.',
  'power.burn': `W swojej turze możesz też poświęcić moc: jeśli w naczyniu II są co najmniej dwa znaczniki, jeden opuszcza grę, a drugi przechodzi do III. Tutaj {own} to robią i mają teraz do wydania ${power('ready')}.`,
  'power.offer': `*Gdy ktoś buduje lub rozbudowuje obok ciebie, możesz zyskać moc; kosztuje to o jeden punkt mniej, niż zyskujesz mocy.* {rival} budują uniwersytet. Z twoich budynków obok stoją szkoła ({school}) i gildia ({guild}): to ${power('power')} za ${points('price')}.`,
  'power.worth':
    'Wartość mocy: warsztat {workshop}, gildia, szkoła i wieża {guild}, pałac i uniwersytet {palace}, monument {monument}. Bierzesz całość albo nic. Jeśli w naczyniach jest za mało miejsca lub brakuje punktów, zyskujesz tyle, ile się da, i tylko za to płacisz. Nowy budynek sam się nie liczy.',

  'terraform.title': 'Przekształcanie i budowa',
  'terraform.action':
    'W jednej akcji przekształcasz heks w preferowany teren i możesz zbudować na nim warsztat; możesz też zrobić tylko jedno albo drugie. *Heks musi być pusty i w zasięgu: obok twojego budynku albo za najwyżej tyloma heksami rzeki, ile wynosi twoja żegluga.*',
  'terraform.wheel': `Krąg przekształcania: {desert}, {plains}, {swamp}, {lake}, {forest}, {mountain}, {wasteland} i znów {desert}. Każdy krok krótszą drogą do preferowanego terenu wymaga łopaty; oddalać się od niego nie wolno. Na początku łopata kosztuje ${tools('spade')}, a warsztat ${tools('workshopTools')} i ${coins('workshopCoins')}, także po darmowych łopatach. Można zatrzymać się w pół drogi, ale wtedy się nie buduje.`,
  'terraform.first': `Pierwsza tura: masz ${tools('tools')} i żeglugę na poziomie {shipping}. Które heksy możesz przekształcić lub zabudować?`,
  'terraform.first.right': `*Wszystkie puste heksy obok twoich budynków i żaden za rzeką.* Jeden z nich to już {desert}, więc buduje się tam bez łopaty. Tam, gdzie jest {mountain}, potrzeba {spades, plural, one {# łopaty} other {# łopat}}, czyli ${tools('price')}.`,
  'terraform.free':
    'Darmowe łopaty dają akcje i żetony; używa się ich od razu. Gdy na heks jest ich za mało, brakujące można kupić. Te, które zostaną, gdy heks jest już preferowanym terenem, mogą iść na inne heksy w zasięgu, ale warsztat może stanąć tylko na pierwszym.',

  'upgrade.title': 'Rozbudowa',
  'upgrade.paths.guild': `Warsztat → gildia: ${tools('guildTools')}, ${someCoins('guildCoins')}; tylko ${someCoins('near')}, gdy obok stoi budynek innego gracza.`,
  'upgrade.paths.school': `Gildia → szkoła: ${tools('schoolTools')}, ${someCoins('schoolCoins')}. Bierzesz kompetencję.`,
  'upgrade.paths.palace': `Gildia → pałac: ${tools('palaceTools')}, ${someCoins('palaceCoins')}. Wybierasz żeton pałacu.`,
  'upgrade.paths.university': `Szkoła → uniwersytet: ${tools('universityTools')}, ${someCoins('universityCoins')}. Bierzesz kompetencję.`,
  'upgrade.back':
    'Stary budynek wraca na twoją planszę: tracisz jego dochód, ale możesz go zbudować ponownie. Masz {workshops, plural, one {# warsztat} few {# warsztaty} other {# warsztatów}}, {guilds, plural, one {# gildię} few {# gildie} other {# gildii}}, {schools, plural, one {# szkołę} few {# szkoły} other {# szkół}}, jeden pałac i jeden uniwersytet. *Jeśli na planszy nie ma już danego budynku, nie można go zbudować.*',
  'upgrade.which': `Masz ${coins('coins')} i ${tools('tools')}. Które swoje budynki możesz rozbudować, niczego nie zamieniając?`,
  'upgrade.which.right': `Oba warsztaty można rozbudować do gildii za pełną cenę, bo obok nie ma innego gracza. Gildię można rozbudować do szkoły albo pałacu. *Uniwersytet kosztowałby ${tools('universityTools')} i ${coins('universityCoins')}.*`,

  'tracks.title': 'Żegluga i przekształcanie terenu',
  'tracks.shipping': `Na dwóch torach awansujesz po jednym poziomie na akcję. Żegluga kosztuje ${coins('shippingCoins')} i ${scholars('shippingScholars')}, a daje kolejno ${points('firstPoints')}, ${books('shippingBooks')} i ${points('lastPoints')}. Z każdym poziomem możesz przekroczyć o jeden heks rzeki więcej.`,
  'tracks.terraforming': `Przekształcanie kosztuje ${coins('terraformingCoins')}, ${tools('terraformingTools')} i ${scholars('terraformingScholars')}. Po pierwszym awansie łopata kosztuje ${tools('second')}, po drugim ${tools('third')}; pierwszy daje ${books('terraformingBooks')}, drugi ${points('terraformingPoints')}. Na niektórych planszach liczby są inne.`,
  'tracks.ships': `Teraz masz żeglugę na poziomie {shipping} i ${tools('tools')}, a łopata kosztuje ${tools('second')}. Które heksy możesz przekształcić lub zabudować?`,
  'tracks.ships.right':
    'Za jednym heksem rzeki leżą nowe: {desert}, gdzie nie trzeba łopaty, {mountain} i {forest}. *W zasięgu nie znaczy obok*: przy miastach, tańszych gildiach i mocy od sąsiadów liczy się tylko wspólny bok albo most.',

  'science.title': 'Szkoły i nauka',
  'science.competency': `Każda szkoła i uniwersytet dają kompetencję, nigdy dwa razy tę samą. *Jej pole dodaje poziomy i księgi dyscypliny*: w górnym rzędzie ${steps('topSteps')}, w środkowym ${steps('middleSteps')} i ${books('middleBooks')}, w dolnym ${steps('bottomSteps')} i ${books('bottomBooks')}.`,
  'science.send': `W ramach akcji wyślij uczonego na wolne pole dyscypliny: awansujesz w niej o {best} albo ${steps('other')}, a uczony zostaje tam na stałe. Możesz też zwrócić uczonego do puli i awansować o ${steps('back')} w dowolnej dyscyplinie. W sumie masz ${scholars('scholars')}.`,
  'science.levels':
    'Poziomy {first}, {second}, {third} i {fourth} od razu dają moc, a od poziomu {income} dyscyplina co rundę przynosi dochód. *Powyżej poziomu {last} potrzebny jest klucz, osobny dla każdej dyscypliny, a klucze dają miasta.* Bez klucza awanse przepadają. Poziom {top} w dyscyplinie może zająć tylko jeden gracz.',

  'actions.title': 'Zaklęcia, akcje księgi i akcje specjalne',
  'actions.shared':
    '*Z każdego zaklęcia i każdej akcji księgi można skorzystać raz na rundę: kto pierwszy, ten lepszy.* Płaci się mocą z naczynia III albo dowolnymi księgami; w grze {inPlay, plural, one {jest # akcja księgi} few {są # akcje księgi} other {jest # akcji księgi}}. Akcje specjalne frakcji i żetonów są darmowe i tylko twoje, każda raz na rundę.',
  'actions.which': `W naczyniu III masz ${power('ready')}, a {rival} mają już za sobą turę. Z których zaklęć możesz skorzystać, nie poświęcając więcej mocy?`,
  'actions.which.right': `Zaklęcie z narzędziami jest już zajęte, a to na ${spades('spades')} kosztuje ${power('price')}. *Most wymaga miejsca pokazanego na mapie i twojego budynku przynajmniej na jednym końcu.*`,
  'actions.bridge':
    'Most sprawia, że heksy na jego końcach sąsiadują ze sobą, dla wszystkich. W jednym miejscu mieści się jeden most, a na całą grę masz {bridges, plural, one {# most} few {# mosty} other {# mostów}}.',

  'innovation.title': 'Innowacje i pałac',
  'innovation.cost': `Innowacja kosztuje ${books('books')}: {own} z dyscypliny jej kolumny i {any, plural, one {# dowolną} few {# dowolne} other {# dowolnych}}. Dwie górne, w grze na dwie lub cztery osoby, kosztują po {each} z dwóch dyscyplin i {rest, plural, one {# dowolną} few {# dowolne} other {# dowolnych}}. Druga innowacja kosztuje o ${books('second')} więcej, trzecia o {third}. *Bez pałacu płacisz jeszcze ${coins('surcharge')}.* Możesz mieć najwyżej {most}.`,
  'innovation.which': `Masz ${coins('coins')}, nie masz pałacu, a twoje księgi to: {law} {lawBooks}, {engineering} {engineeringBooks}, {medicine} {medicineBooks}. Które innowacje możesz wprowadzić?`,
  'innovation.which.right': `Te z kolumn {law_gen} i {engineering_gen}: z każdej z tych dyscyplin masz ${books('own')}, a reszta może być dowolna. *Każda innowacja jest tylko jedna, więc nie czekaj zbyt długo.*`,
  'innovation.neutral':
    'Niektóre żetony dają budynek neutralny. Postaw go od razu na pustym heksie w zasięgu; potrzebne łopaty kupuje się za narzędzia. Liczy się jako twój, ale nie można go rozbudować.',
  'innovation.palace':
    'Budując pałac, wybierasz jeden z żetonów pałacu na stole; każdy jest tylko jeden. Odtąd innowacje nie kosztują cię monet.',

  'town.title': 'Miasta',
  'town.found':
    '*{buildings, plural, few {# sąsiadujące budynki} other {# sąsiadujących budynków}} o łącznej wartości mocy co najmniej {power} od razu {buildings, plural, few {stają} other {staje}} się miastem.* Tu dopełniła je druga gildia: warsztat ({workshop}), szkoła ({school}) i dwie gildie (po {guild}).',
  'town.fewer': `Z uniwersytetem {few, plural, few {wystarczą} other {wystarczy}} ${buildings('few')}, z monumentem {fewest}; wartość mocy jest ta sama. Budynek obok miasta należy do niego i nie pomoże założyć drugiego, więc następne miasto zacznij gdzie indziej.`,
  'town.annex':
    'Pawilony daje kompetencja. Akcją stawiasz pawilon przy swoim budynku: wartość mocy rośnie o {annexPower}, a razem liczą się za dwa z {buildings} budynków.',
  'town.tile':
    'Za każde miasto wybierasz żeton miasta. Od razu dostajesz jego punkty, premię i klucz do dyscyplin.',

  'pass.title': 'Pas i koniec rundy',
  'pass.bonus':
    'Gdy pasujesz, najpierw dostajesz to, co należy się za pasowanie. Potem wymieniasz premię rundy na jedną z {open} na stole i bierzesz leżące na niej monety. *Kolejność pasowania to kolejność tur w następnej rundzie.* Na każdą premię, która zostanie, trafia moneta. W rundzie {last} nikt nie bierze nowej.',
  'pass.tile': `Żeton rundy punktuje w trakcie akcji: w tej rundzie ${points('points')} za każdą szkołę. Po rundzie daje premię za naukę: tu ${coins('coins')} za {every, plural, one {każdy poziom} few {każde # poziomy} other {każde # poziomów}} {discipline_gen}. *Żetony wszystkich rund są odkryte od początku.*`,
  'pass.spades':
    'Łopat z premii za naukę używa się od razu, na jednym lub kilku heksach w zasięgu. Nie można wtedy dokupić łopat ani budować. W rundzie {last} nie ma premii za naukę: oprócz żetonu rundy punktuje żeton rundy finałowej.',

  'end.title': 'Koniec gry i jak grać dobrze',
  'end.area': `Najwięcej budynków w jednej grupie daje ${points('areaFirst')}, a kolejne miejsca {areaSecond} i {areaThird}. *Tu budynki łączy zasięg, więc żegluga też się liczy.* Przy remisie gracze dzielą się punktami zajętych miejsc.`,
  'end.science': `W każdej dyscyplinie najwyższe poziomy dają {scienceFirst}, {scienceSecond} i ${points('scienceThird')}. Wszystko, co zostało, zamienia się na monety, a każde ${coins('coins')} to punkt. W grze na dwie osoby o obszar i naukę walczy też frakcja niezależna.`,
  'end.advice.worth':
    '*Jak liczą boty* na początku: uczony {scholar} punktu; łopata {spade}; księga {book}; poziom w nauce {step}; narzędzie {tool}; moneta {coin}; moc {power}.',
  'end.advice.schools':
    '*Szkoła to prawie zawsze jedno z najlepszych zagrań*: co rundę uczony, a od razu kompetencja i poziomy. Później uniwersytet.',
  'end.advice.guilds': `Potem gildie obok innych, za ${coins('guildCoins')}; za pełną cenę tylko wcześnie albo gdy gildie punktują.`,
  'end.advice.power':
    'Zaklęcia: najpierw uczony, potem monety albo łopata, na początku rundy; narzędzia i mosty prawie nigdy.',
  'end.advice.land': 'Narzędziami płać za teren odległy o jedną łopatę; na dalszy zachowaj darmowe łopaty.',
  'end.advice.scholars': `Uczonych wysyłaj po {best} lub ${steps('other')}, w stronę premii za naukę albo przez poziom z mocą.`,
  'end.advice.books':
    'Co rundę używaj własnych akcji specjalnych, a księgi wydawaj na gildię albo innowację.',
  'end.advice.tiles': 'Buduj to, za co punktuje runda. Pasuj dopiero wtedy, gdy niewiele ci zostało.',
  'end.advice.town':
    'Miasto planuj wcześnie: rozbudowane budynki obok siebie. Jego klucz otwiera wyższe poziomy.',
  'end.advice.last': 'W ostatniej rundzie liczy się tylko to, co punktuje, obszar i nauka, a dochód już nie.',

  'tour.land': '*Mapa*: heksy siedmiu terenów i rzeki. Na jednym z nich jesteś u siebie.',
  'tour.buildings': '*Budynki* stoją na heksach w kolorze właściciela.',
  'tour.power': '*Zaklęcia*: z każdego można skorzystać raz na rundę, kto pierwszy, ten lepszy.',
  'tour.bookActions': '*Akcje księgi*: w każdej grze trzy, płatne księgami.',
  'tour.faction': '*Twoja frakcja* z jej umiejętnością.',
  'tour.board': '*Twoja plansza*: budynki, które na niej czekają, zakrywają dochód.',
  'tour.books': '*Księgi* czterech dyscyplin.',
  'tour.bowls': '*Trzy naczynia* na znaczniki mocy; wydajesz je z ostatniego.',
  'tour.shipping': '*Żegluga*: jak daleko sięgasz przez rzekę.',
  'tour.terraforming': '*Przekształcanie terenu*: ile kosztuje cię łopata.',
  'tour.science': '*Nauka*: poziomy w czterech dyscyplinach i pola dla uczonych.',
  'tour.rounds': '*Żetony rund*: za co w każdej rundzie są punkty i jaka premia za naukę czeka na jej końcu.',
  'tour.competencies': '*Kompetencje*: po jednej za każdą szkołę i za uniwersytet.',
  'tour.innovations': '*Innowacje*: kupowane za księgi, każda tylko jedna.',
  'tour.bonuses': '*Premie rundy*: kto pasuje, bierze jedną na następną rundę.',
  'tour.palaces': '*Pałace*: kto buduje pałac, wybiera jeden z nich.',
  'tour.towns': '*Żetony miast*: po jednym za każde założone miasto.',

  'card.round.title': 'Runda',
  'card.round.income': 'Dochód: z planszy, żetonów i wysokich poziomów dyscyplin.',
  'card.round.actions': 'Akcje: po jednej na turę, po kolei, aż wszyscy spasują.',
  'card.round.science': 'Premia za naukę z żetonu rundy, w nowej kolejności; nie w ostatniej rundzie.',
  'card.round.next': 'Wszystkie akcje znów dostępne; moneta na każdą pozostałą premię rundy.',

  'card.actions.title': 'Akcje',
  'card.actions.build': 'Przekształć heks w zasięgu i/lub zbuduj warsztat.',
  'card.actions.upgrade': 'Rozbuduj jeden budynek o jeden stopień.',
  'card.actions.shipping': `Żegluga: ${someCoins('shippingCoins')}, ${someScholars('shippingScholars')}.`,
  'card.actions.terraforming': `Przekształcanie terenu: ${someCoins('terraformingCoins')}, ${tools('terraformingTools')}, ${someScholars('terraformingScholars')}.`,
  'card.actions.scholar': `Wyślij uczonego: {best} lub ${steps('other')}. Zwróć go: ${steps('back')}.`,
  'card.actions.innovation': `Wprowadź innowację: ${someBooks('own')} z jej kolumny, {any, plural, one {# dowolna} few {# dowolne} other {# dowolnych}}; bez pałacu ${someCoins('surcharge')}. Najwyżej {most}.`,
  'card.actions.power': 'Zaklęcie: moc z naczynia III, raz na rundę dla wszystkich.',
  'card.actions.books': 'Akcja księgi: dowolne księgi, raz na rundę dla wszystkich.',
  'card.actions.special': 'Własna akcja specjalna: za darmo, raz na rundę.',
  'card.actions.pass': 'Pas: wymień premię rundy.',

  'card.prices.title': 'Ceny na większości plansz',
  'card.prices.spade': `Łopata: ${tools('first')}, później {second}, a potem {third}.`,
  'card.prices.workshop': `Warsztat: ${tools('workshopTools')}, ${someCoins('workshopCoins')}.`,
  'card.prices.guild': `Gildia: ${tools('guildTools')}, ${someCoins('guildCoins')}; obok innego gracza ${someCoins('near')}.`,
  'card.prices.school': `Szkoła: ${tools('schoolTools')}, ${someCoins('schoolCoins')}.`,
  'card.prices.palace': `Pałac: ${tools('palaceTools')}, ${someCoins('palaceCoins')}.`,
  'card.prices.university': `Uniwersytet: ${tools('universityTools')}, ${someCoins('universityCoins')}.`,

  'card.convert.title': 'Zamiana zasobów',
  'card.convert.power': `${power('powerForScholar')} → uczony; ${power('powerForBook')} → księga; ${power('powerForTool')} → narzędzie; ${power('powerForCoin')} → moneta.`,
  'card.convert.goods': 'Uczony → narzędzie; narzędzie → moneta; księga → moneta.',
  'card.convert.burn':
    'Poświęcenie mocy: jeden znacznik z naczynia II opuszcza grę, drugi przechodzi do III.',
  'card.convert.when': 'W swojej turze, przed akcją lub po niej.',

  'card.neighbours.title': 'Moc od sąsiadów',
  'card.neighbours.offer':
    'Gdy ktoś buduje obok: tyle mocy, ile warte są twoje sąsiednie budynki; kosztuje to o jeden punkt mniej.',
  'card.neighbours.worth':
    'Warsztat {workshop}; gildia, szkoła, wieża {guild}; pałac, uniwersytet {palace}; monument {monument}.',

  'card.science.title': 'Nauka',
  'card.science.competency': `Kompetencja: góra ${steps('topSteps')}; środek ${steps('middleSteps')}, ${someBooks('middleBooks')}; dół ${steps('bottomSteps')}, ${someBooks('bottomBooks')}.`,
  'card.science.power':
    'Moc na poziomie {first}, {second}, {third}, {fourth}: {firstPower}, {secondPower}, {thirdPower}, {fourthPower}.',
  'card.science.key': 'Powyżej poziomu {last}: osobny klucz dla każdej dyscypliny.',
  'card.science.income': `Od poziomu {level} co rundę: {banking} ${someCoins('coins')}, {law} ${power('lawPower')}, {engineering} ${tools('tools')}, {medicine} ${points('points')}.`,

  'card.town.title': 'Miasta',
  'card.town.need': `${buildings('buildings')} obok siebie ({few} z uniwersytetem, {fewest} z monumentem) o wartości mocy {power}.`,
  'card.town.tile': 'Żeton miasta: punkty, premia, klucz.',

  'card.end.title': 'Ostateczna punktacja',
  'card.end.area': `Największa grupa połączona zasięgiem: {areaFirst}, {areaSecond}, ${points('areaThird')}.`,
  'card.end.science': `Każda dyscyplina: {scienceFirst}, {scienceSecond}, ${points('scienceThird')}.`,
  'card.end.resources': `Reszta zamienia się na monety: punkt za każde ${coins('coins')}.`,
};
