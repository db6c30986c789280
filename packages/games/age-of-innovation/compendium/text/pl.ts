import type { CompendiumTextKey } from './en.ts';

export const compendiumTexts: Readonly<Record<CompendiumTextKey, string>> = {
  'boards.title': 'Plansze planowania',
  'boards.about':
    'Plansza wyznacza preferowany teren, zasoby na start i dochód; w każdej grze łączy się z inną frakcją.',
  'boards.desert':
    'Dobra na miasto blisko domu: jej łopata już przed grą zamienia heks obok pierwszych warsztatów w twój teren.',
  'boards.plains':
    'Dobra, gdy dużo się kopie: awans na torze przekształcania kosztuje niewiele monet, więc łopaty szybko tanieją.',
  'boards.swamp':
    'Dobra na szybki początek: uczony jest od razu, a więcej znaczników mocy leży już w drugim naczyniu.',
  'boards.lake':
    'Dobra do budowy na obu brzegach: od pierwszej tury przekracza heks rzeki bez płacenia za żeglugę.',
  'boards.forest':
    'Dobra dla nauki: zaczyna o poziom wyżej w każdej dyscyplinie, co często decyduje o pierwszych premiach.',
  'boards.mountain':
    'Dobra na wczesne szkoły i pałac: dodatkowe monety co rundę wystarczają na to, na co inni muszą zbierać.',
  'boards.wasteland':
    'Dobra na dwie innowacje: zaczyna z dodatkową księgą i narzędziem, a druga innowacja nie kosztuje więcej ksiąg.',

  'factions.title': 'Frakcje',
  'factions.about': 'Każdy gracz prowadzi jedną z nich, na dowolnej planszy planowania.',
  'factions.blessed':
    'Żyją z premii za naukę: na koniec każdej rundy liczą się znacznie wyżej, niż stoją naprawdę.',
  'factions.felines':
    'Dobre na wiele miast: każde daje oprócz żetonu poziomy nauki i księgę, a księgi prowadzą do innowacji.',
  'factions.goblins':
    'Dobre, gdy trzeba dużo przekształcać: każda użyta łopata zwraca monety, także ta z premii za naukę.',
  'factions.illusionists':
    'Dobrzy dla tych, którzy żyją z zaklęć: każde kosztuje mniej mocy i daje punkty, więc sąsiedzi są mile widziani.',
  'factions.inventors': 'Dobrzy na szybki start: kompetencja sprzed pierwszej rundy pracuje przez całą grę.',
  'factions.lizards':
    'Dobre do rozrastania się przez miasta: każde pozwala przekształcić teren i stawia darmowy warsztat.',
  'factions.moles':
    'Dobre do omijania rzek i rywali: na tunel wystarczy narzędzie, każdy tunel daje punkty, a mosty są tanie.',
  'factions.monks':
    'Dobrzy na miasta z niewielu budynków: uniwersytet stoi od początku, ale bez warsztatów pierwsze rundy są trudne.',
  'factions.navigators':
    'Dobrzy nad rzeką, gdzie każdy zbudowany warsztat daje punkty, a Prawo mają wysoko od początku.',
  'factions.omar':
    'Dobrzy na wczesne miasto i stały dochód: wieża to mocny trzeci budynek, a monety i moc wpadają co rundę.',
  'factions.philosophers':
    'Dobrzy do innowacji: księga co rundę i jeszcze jedna z każdą kompetencją szybko na nie wystarczają.',
  'factions.psychics':
    'Dobrzy do zaklęć: raz na rundę napełniają naczynia i działają od razu, zanim ktoś zajmie pole.',

  'roundBonuses.title': 'Premie rundy',
  'roundBonuses.about':
    'Masz jedną na rundę i wymieniasz ją, pasując. Jest ich o {spare} więcej niż graczy, a na niewziętych zbierają się monety.',
  'roundBonuses.riverBonus':
    'Dobra, by w jednej rundzie postawić nad rzeką kilka warsztatów, dalej niż sięga własna żegluga.',
  'roundBonuses.scholarBonus':
    'Dobra w rundzie, w której wysyłasz więcej niż jednego uczonego, bo każdy daje punkty.',
  'roundBonuses.guildBonus':
    'Dobra na rundę pełną gildii, najlepiej gdy punkty daje za nie także żeton rundy.',
  'roundBonuses.greatBonus':
    'Dobra pod koniec gry, gdy stoją już pałac i uniwersytet, które punktują przy pasowaniu.',
  'roundBonuses.spadeBonus': 'Dobra na kolejny heks miasta, a jej księga przybliża innowację.',
  'roundBonuses.bridgeBonus':
    'Dobra, by połączyć budynki przez rzekę bez wydawania mocy, z księgą na dokładkę.',
  'roundBonuses.stepBonus':
    'Dobra na początku, gdy brakuje narzędzi, a jeden poziom może dopełnić premię za naukę.',
  'roundBonuses.schoolBonus':
    'Dobra przy dwóch lub trzech szkołach na mapie: każda daje poziom przy pasowaniu.',
  'roundBonuses.powerBonus': 'Dobra, gdy chcesz zacząć rundę od mocnego zaklęcia.',
  'roundBonuses.coinBonus': 'Dobra przed drogą rozbudową albo innowacją bez pałacu.',

  'competencies.title': 'Kompetencje',
  'competencies.about':
    'Dają je szkoły i uniwersytet, razem z poziomami i księgami ze swojego pola. Możesz mieć tylko jedną danego rodzaju.',
  'competencies.toolAndStep':
    'Dobra jako pierwsza: narzędzie i poziom są co rundę, a poziomy składają się na premie i punkty.',
  'competencies.pointsAndCoins': 'Najlepsza jak najwcześniej: daje punkty w każdej pozostałej rundzie.',
  'competencies.bookAndPower':
    'Dobra do innowacji: wzięta wcześnie niemal sama opłaca jedną z nich swoimi księgami.',
  'competencies.grant':
    'Dobra pod koniec, gdy dochód już się nie opłaci, i zawsze, gdy od razu przyda się narzędzie i kilka punktów.',
  'competencies.twoSpades':
    'Dobra do budowy zaraz po szkole: jej łopaty w tej samej turze przekształcają daleki teren.',
  'competencies.twoAnnexes':
    'Dobra, by dopełnić miasto bez budowania: pawilon liczy się jako budynek i dodaje mocy.',
  'competencies.fourPower': 'Dobra na zaklęcie co rundę, nawet bez sąsiadów, od których płynie moc.',
  'competencies.townCharters':
    'Dobra dla tych, którzy wcześnie zakładają miasta, bo ich żetony punktują przy każdym pasowaniu.',
  'competencies.scholarship': 'Dobra przy kilku szkołach: każdy wysłany uczony daje punkty oprócz poziomów.',
  'competencies.watchtower':
    'Dobra na miasto: wieża to mocny budynek za darmo, a jej dochód trwa do końca gry.',
  'competencies.frontier': 'Dobra, gdy twoje ziemie leżą na skraju mapy, a warsztaty dopiero powstaną.',
  'competencies.breadth':
    'Dobra przy równym rozwoju: przy każdym pasowaniu daje punkty za najniższą dyscyplinę.',

  'palaces.title': 'Pałace',
  'palaces.about': 'Wybierasz jeden, gdy budujesz pałac; odtąd innowacje nie kosztują cię monet.',
  'palaces.P1': 'Dobry do ciągłej budowy: narzędzia co rundę i moc, która starcza na zaklęcie.',
  'palaces.P2':
    'Dobry do rozrastania się: dwie darmowe łopaty w każdej pozostałej rundzie, więc buduj go wcześnie.',
  'palaces.P3':
    'Dobry, by wciąż brać nowe kompetencje: szkoła staje się gildią, daje punkty i można ją rozbudować od nowa.',
  'palaces.P4': 'Dobry na rundy, które nagradzają gildie: jedna co rundę za darmo, nawet bez sąsiada.',
  'palaces.P5': 'Dobry na jedną kompetencję więcej, niż dają szkoły, z niezłym dochodem mocy.',
  'palaces.P6': 'Dobry do wyścigu w nauce: co rundę dwa poziomy w jednej dyscyplinie i księga w dochodzie.',
  'palaces.P7': 'Dobry, gdy wszystkie szkoły stoją na mapie: każda punktuje przy pasowaniu.',
  'palaces.P8': 'Dobry na więcej miast: każde wymaga mniej mocy, a w dochodzie jest wszystkiego po trochu.',
  'palaces.P9':
    'Dobry, by dotrzeć tam, gdzie nikt inny nie sięga: każdy lot kosztuje uczonego i daje punkty.',
  'palaces.P10': 'Działa od razu: fala mocy i księgi, a potem co rundę mnóstwo monet.',
  'palaces.P11': 'Dobry, by mieć klucz i żeton miasta bez zakładania miasta.',
  'palaces.P12': 'Dobry na wiele warsztatów: każdy daje punkty, a naczynia napełniają się co rundę.',
  'palaces.P13': 'Dobry na gildie i innowacje: gildie dają punkty, a księga z monetami jest co rundę.',
  'palaces.P14': 'Dobry nad rzeką: żegluga od razu rośnie, a miasto może sięgać przez wodę.',
  'palaces.P15': 'Dobry na wielką turę: łopaty, mosty i księgi naraz mogą dopełnić miasto.',
  'palaces.P16':
    'Dobry na przyczółek gdziekolwiek: gildia staje na dalekim preferowanym terenie, a potem co rundę jest księga.',
  'palaces.P17': 'Dobry, gdy liczą się już tylko punkty: od razu daje ich najwięcej.',

  'innovations.title': 'Innowacje',
  'innovations.about':
    'Wprowadza się je za księgi, a bez pałacu także za monety. Każda jest tylko jedna, a możesz mieć {most}.',
  'innovations.deusExMachina':
    'Dobra na początku: łopata w każdej rundzie, a poziom w każdej dyscyplinie może od razu dać moc.',
  'innovations.tradeRoutes': 'Dobra na początku, przy wielu gildiach, bo punktuje przy każdym pasowaniu.',
  'innovations.professors': 'Najlepsza jak najwcześniej: uczony i punkty w każdej pozostałej rundzie.',
  'innovations.leagueOfCities': 'Dobra pod koniec, gdy masz co najmniej trzy żetony miast.',
  'innovations.libraries': 'Dobra pod koniec dla tych, którzy w dwóch dyscyplinach zaszli wysoko.',
  'innovations.sewers': 'Dobra przy wielu warsztatach, zanim zostaną rozbudowane.',
  'innovations.steamPower': 'Dobra w środku gry: oba tory idą naprzód za darmo, razem z nagrodami.',
  'innovations.steel': 'Dobra dla budowniczych mostów: punktuje już pierwszy, a trzeci daje najwięcej.',
  'innovations.architecture':
    'Dobra na punkty i poziomy naraz, tym lepsza, im więcej masz rodzajów budynków.',
  'innovations.census': 'Dobra w ostatnich rundach dla tych, którzy zbudowali najwięcej.',
  'innovations.colleges': 'Dobra, gdy wszystkie szkoły stoją na mapie, zanim jedna stanie się uniwersytetem.',
  'innovations.communication': 'Dobra, gdy twoje budynki tworzą wiele osobnych grup, choćby miast było mało.',
  'innovations.neutralWorkshop':
    'Dobra na początku: darmowy budynek i więcej narzędzi co rundę niż z jakiegokolwiek innego żetonu.',
  'innovations.neutralGuild': 'Dobra na początku: darmowy budynek, który kończy kłopoty z monetami.',
  'innovations.neutralSchool': 'Dobra na miasto: szkoła stoi od razu i daje kompetencję z jej poziomami.',
  'innovations.neutralUniversity': 'Dobra na miasto z niewielu budynków i na punkty w każdej rundzie.',
  'innovations.neutralPalace':
    'Dobra na mocny budynek i świeżą moc od razu; oszczędza też monety przy następnych innowacjach.',
  'innovations.neutralMonument':
    'Dobra na miasto od ręki: monumentowi wystarczy obok jeden budynek o dużej wartości mocy.',

  'townTiles.title': 'Żetony miast',
  'townTiles.about':
    'Bierzesz jeden, gdy zakładasz miasto: punkty, klucz do wyższych poziomów i coś od razu.',
  'townTiles.townTools': 'Dobry, gdy w tej rundzie jest jeszcze co budować, a brakuje narzędzi.',
  'townTiles.townSpades': 'Dobry na następne miasto: od razu przekształcasz heks i możesz tam budować.',
  'townTiles.townBooks': 'Dobry, gdy do innowacji brakuje właśnie dwóch ksiąg.',
  'townTiles.townCoins': 'Dobry przed kolejną rozbudową, z niezłymi punktami.',
  'townTiles.townSteps': 'Dobry, gdy kilka dyscyplin jest tuż przed mocą albo premią za naukę.',
  'townTiles.townPower': 'Dobry w środku rundy: pełne naczynia na kolejne zaklęcie i dużo punktów.',
  'townTiles.townScholar': 'Dobry zawsze: dużo punktów i uczony do nauki albo na tor.',

  'powerActions.title': 'Zaklęcia',
  'powerActions.about':
    'Płaci się za nie mocą z naczynia III. Z każdego może w rundzie skorzystać jeden gracz.',
  'powerActions.powerBridge': 'Dobre, by połączyć dwie grupy w miasto albo znaleźć się obok rywala.',
  'powerActions.powerScholar':
    'Dobre przed awansem na torze lub na wolne pole nauki: taniej niż przez zamianę.',
  'powerActions.powerTools': 'Dobre, by budować teraz, po lepszym kursie niż przy zamianie.',
  'powerActions.powerCoins': 'Dobre przed rozbudową: moc daje tu znacznie więcej monet niż przy zamianie.',
  'powerActions.powerSpade':
    'Dobre na teren tuż obok na kręgu przekształcania, z warsztatem w tej samej akcji.',
  'powerActions.powerSpades': 'Dobre na teren leżący dalej na kręgu albo na dwa bliskie.',

  'bookActions.title': 'Akcje księgi',
  'bookActions.about': 'Płaci się za nie dowolnymi księgami. W grze są {inPlay}, każda raz na rundę.',
  'bookActions.bookPower': 'Dobra na zaklęcie w następnej turze, za jedną księgę.',
  'bookActions.bookSteps': 'Dobra, by jedną księgą sięgnąć po moc albo premię za naukę.',
  'bookActions.bookCoins': 'Dobra, gdy brakuje monet, a do innowacji daleko.',
  'bookActions.bookGuild':
    'Dobra tam, gdzie żaden sąsiad nie obniża ceny gildii: nie kosztuje narzędzi ani monet.',
  'bookActions.bookPoints': 'Dobra przy trzech lub czterech gildiach na mapie.',
  'bookActions.bookSpades': 'Dobra na najdalszy teren na kręgu albo na trzy heksy w jednej akcji.',

  'roundTiles.title': 'Żetony punktowania rundy',
  'roundTiles.about':
    'Po jednym na każdą z {rounds} rund, wszystkie odkryte od początku: co punktuje w rundzie i co po niej daje nauka.',
  'roundTiles.workshopLaw': 'Nagradza rozrastanie się, a Prawo daje uczonych na następną rundę.',
  'roundTiles.workshopBanking': 'Nagradza nowe warsztaty, a Bankowość napełnia potem naczynia.',
  'roundTiles.guildLaw': 'Nagradza gildie, a Prawo daje księgi na innowację.',
  'roundTiles.guildMedicine': 'Nagradza gildie, a Medycyna przekształca heks przed następną rundą.',
  'roundTiles.schoolBanking': 'Nagradza szkoły, więc zachowaj na nie monety, a Bankowość część zwróci.',
  'roundTiles.greatMedicine': 'Nagradza pałac i uniwersytet, a Medycyna daje narzędzia.',
  'roundTiles.greatBanking': 'Nagradza pałac i uniwersytet jak jego bliźniak, ale narzędzia daje Bankowość.',
  'roundTiles.spadeEngineering':
    'Nagradza każdą łopatę, więc przekształcaj w tej rundzie, a Inżynieria daje monety.',
  'roundTiles.stepMedicine':
    'Nagradza każdy poziom nauki, więc teraz wysyłaj uczonych, a Medycyna daje księgi.',
  'roundTiles.townEngineering': 'Nagradza miasto założone właśnie teraz, a Inżynieria daje łopaty.',
  'roundTiles.trackEngineering': 'Nagradza żeglugę i przekształcanie, a Inżynieria oddaje uczonych.',
  'roundTiles.innovationLaw': 'Nagradza innowacje, więc zbieraj na nie księgi, a Prawo napełnia naczynia.',

  'finalTiles.title': 'Żetony rundy finałowej',
  'finalTiles.about':
    'Jeden z nich punktuje w rundzie {last} oprócz żetonu rundy, w miejscu premii za naukę.',
  'finalTiles.finalWorkshop': 'Zachowaj preferowany teren i narzędzia na wiele warsztatów na koniec.',
  'finalTiles.finalGuild': 'Zachowaj warsztaty obok sąsiadów, gdzie gildie są na koniec tanie.',
  'finalTiles.finalSchool': 'Zachowaj gildie i narzędzia, by szkoły powstały w ostatniej rundzie.',
  'finalTiles.finalEdge': 'Zostaw wolne heksy na skraju mapy na ostatnie warsztaty.',

  'automaCards.title': 'Karty Automy',
  'automaCards.about':
    'W trybie solo grasz przeciwko Automie. Każda z jej {cards} kart mówi jako karta akcji, co Automa robi, a w jej następnej turze, jako karta wsparcia, jak wybiera. {start} z nich jest w talii od początku.',
  'automaCards.automa1': 'Najpierw rośnie jej warsztat obok ciebie, więc sąsiad wkrótce da ci więcej mocy.',
  'automaCards.automa2':
    'Zła wiadomość dla planów, które wymagają jednej konkretnej akcji: wykonaj ją wcześniej albo miej w zanadrzu inną.',
  'automaCards.automa3':
    'Po niej może zabraknąć najlepszego pola dyscypliny, więc wyślij tam uczonego wcześniej.',
  'automaCards.automa4':
    'Automa osiedla się od swoich nieoznaczonych budynków: heks między nimi a tobą jest zagrożony.',
  'automaCards.automa5': 'O jej działaniu decyduje frakcja, a Automa zbliża do siebie swoje dwie grupy.',
  'automaCards.automa6':
    'Od rundy {from} opróżnia planszę innowacji: może trafić właśnie na tę, na którą oszczędzasz.',
  'automaCards.automa7':
    'Druga akcja frakcji: z nią w talii licz się z większą liczbą budynków; numer {number} krótką listę obchodzi w kółko.',
  'automaCards.automa8': '{points} pkt i uczony: wcześnie zapełnia planszę nauki.',
  'automaCards.automa9':
    'Znów {points} pkt i uczony: z obiema w talii Automa awansuje w dwóch dyscyplinach na rundę.',
  'automaCards.automa10':
    'Jej gildie i szkoły pojawiają się prędzej, więc budowanie obok nich daje potem więcej mocy.',
  'automaCards.automa11':
    'Rozbudowuje i daje punkty za poziom trudności, więc boli najbardziej na wyższych poziomach.',
  'automaCards.automa12': 'Kolejna karta blokująca: policz, ile akcji ci zostanie.',
  'automaCards.automa13': '{points} pkt i warsztat; na najtrudniejszym poziomie jest w talii od początku.',
  'automaCards.automa14':
    'Też blokuje, a wspiera budowanie od oznaczonych: pod koniec rundy niewiele zostaje dostępne.',
  'automaFactions.title': 'Frakcje Automy',
  'automaFactions.about': 'Jedną z nich wybiera dla niej stół. Akcja frakcji jest na dwóch jej kartach.',
  'automaFactions.simpletons': 'Dobrzy na pierwszą grę: buduje według zwykłych zasad i nic cię nie zaskoczy.',
  'automaFactions.kuddlers':
    'Dobre dla lubiących moc: Automa podchodzi blisko i zabiera tereny, których chcesz.',
  'automaFactions.druids': 'Trudni w dyscyplinach: dwa poziomy naraz szybko cię doganiają.',
  'automaFactions.racelings':
    'Dobrzy dla tych, którzy wcześnie pasują: kto da jej spasować pierwszej, płaci podwójnymi punktami.',
  'automaFactions.wanderers':
    'Trudno im przeszkodzić: Automa buduje gdziekolwiek na mapie i na końcu liczy każdy budynek.',
  'automaFactions.mimics':
    'Trudni dla twojego rozwoju: Automa przekształca heksy, które na kole terenów są najbliżej ciebie.',
  'automaFactions.powermongers':
    'Dają ci dużo mocy, a przy dwóch lub więcej za każdym razem awansują w dyscyplinie.',
};
