import type { RuleText } from '@guildhall/kernel';
import type { setUpAndTurn as english } from '../../en/rules/set-up-and-turn.ts';
import { rule } from '../../rule.ts';

export const setUpAndTurn: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-SETUP-FIRST-GAME': rule(
    'Pierwsza gra',
    'W pierwszej grze rasy są z góry ustalone: przy dwóch graczach Wiedźmy i Nomadzi; przy trzech dochodzą Alchemicy; przy czterech grają Wiedźmy, Nomadzi, Niziołki i Syreny; przy pięciu dochodzą Giganci. O tym, kto zagra którą rasą, decyduje los.',
    'Instrukcja ustala też pierwsze osady, żetony punktacji i żetony bonusów, ale tylko na ilustracjach, których nie mamy. Dlatego osady stawia się dowolnie, a żetony losuje, jak w każdej innej grze.',
  ),
  'TM-SETUP-TILES': rule(
    'Żetony punktacji',
    'Losuje się sześć żetonów punktacji, po jednym na każdą turę; reszta nie bierze udziału w grze. Żeton tury 6 nie daje nagrody kultu.',
    'Instrukcja układa wszystkie sześć losowo, więc każdy może trafić do każdej tury. Niektórzy powtarzają losowanie, gdy żeton łopat trafi do tury 5 lub 6; tak samo działa odpowiednia opcja. Żeton świątyń z minidodatku jest w grze tylko po włączeniu opcji.',
  ),
  'TM-SETUP-CARDS': rule(
    'Żetony bonusów',
    'Spośród dziewięciu żetonów bonusów losuje się o trzy więcej, niż jest graczy; reszta nie bierze udziału w grze.',
    'Spis w instrukcji dwa razy opisuje ten sam żeton, z kapłanem jako dochodem. Skoro dwa żetony mają dawać moc, drugi opis jest błędem druku: ten żeton (BON5) daje 1 robotnika i 3 moce. Żeton za żeglugę z minidodatku jest opcją.',
  ),
  'TM-SETUP-FACTION-CHOICE': rule(
    'Wybór rasy',
    'Gdy żetony punktacji i bonusów leżą odkryte, rasę wybiera pierwszy gracz, potem pozostali zgodnie z ruchem wskazówek zegara. Przy losowaniu kolorów każdy dostaje kolor i wybiera jedną z dwóch jego ras.',
  ),
  'TM-SETUP-FACTION-TAKEN': rule('Każda rasa raz', 'Nie można wybrać rasy, którą już ktoś gra.'),
  'TM-SETUP-COLOUR-TAKEN': rule(
    'Każdy kolor raz',
    'Po dwie rasy mają wspólny kolor, teren i planszę; w jednej grze bierze udział najwyżej jedna z nich.',
    'Instrukcja nie mówi tego wprost. Wynika to z dwustronnych plansz i z tego, że każdy kolor ma jeden komplet elementów.',
  ),
  'TM-SETUP-COLOUR-DEALT': rule(
    'Wylosowany kolor',
    'Gdy kolory wylosowano, można wybrać tylko jedną z dwóch ras własnego koloru.',
  ),
  'TM-SETUP-START-VALUES': rule(
    'Początkowe zasoby',
    'Każdy zaczyna z 20 PZ, dwunastoma znacznikami mocy w naczyniach I i II oraz z monetami, robotnikami, kapłanami i pozycjami na torach kultów swojej rasy. Żegluga zaczyna się od 0, u Syren od 1; łopata kosztuje 3 robotników, u Gremlinów 1 kapłana.',
    'Większość liczb z plansz ras była tylko na ilustracjach. Pochodzą z publicznej implementacji wzorcowej; tabele danych mówią, które.',
  ),
  'TM-SETUP-FIRST-DWELLINGS': rule(
    'Pierwsze osady',
    'Po kolei każdy stawia osadę, potem w odwrotnej kolejności drugą. Następnie Nomadzi stawiają trzecią, a na samym końcu Czarnoksiężnicy swoją jedyną. Te osady nie dają PZ i nikomu nie oferują mocy.',
    'Tego, że nie dają PZ ani mocy, instrukcja nie mówi, ale jedno i drugie należy do akcji, a przed pierwszą turą akcji nie ma.',
  ),
  'TM-SETUP-FIRST-DWELLING-HOME': rule(
    'Pierwsze osady: preferowany teren',
    'Pierwszą osadę stawia się na polu z nadrukowanym preferowanym terenem rasy, blisko innych osad lub daleko od nich. Przed pierwszą turą terenu się nie przekształca.',
  ),
  'TM-SETUP-FIRST-DWELLING-FREE': rule(
    'Pierwsze osady: wolne pole',
    'Na polu mieści się jedna budowla, więc pierwszą osadę stawia się na pustym.',
  ),
  'TM-SETUP-FIRST-CARD': rule(
    'Pierwszy żeton bonusów',
    'Gdy osady już stoją, każdy bierze ze stołu żeton bonusów: najpierw ostatni gracz i dalej w odwrotnej kolejności. Potem na każdy pozostały żeton trafia 1 moneta.',
  ),

  'TM-INCOME-BUILDINGS': rule(
    'Dochód z budowli',
    'Każda tura, także pierwsza, zaczyna się od dochodów. Każdy rodzaj budowli daje tyle, ile plansza rasy pokazuje dla ich liczby na mapie: osady robotników, faktorie monety i moc, świątynie i sanktuarium kapłanów, twierdza przeważnie moc.',
    'Liczby z plansz były na ilustracjach i pochodzą z implementacji wzorcowej, oprócz tych, które podaje tekst instrukcji.',
  ),
  'TM-INCOME-TILES': rule(
    'Dochód z żetonów',
    'Posiadany żeton bonusów i żetony łask dają dochód razem z budowlami.',
  ),
  'TM-INCOME-PRIESTS-LIMITED': rule(
    'Siedmiu kapłanów',
    'Rasa ma siedmiu kapłanów, a ci z planszy kultów nigdy nie wracają. Kto ma dostać kapłana, gdy w rezerwie nie ma żadnego, nie dostaje nic. Monety i robotnicy nigdy się nie kończą.',
    'Instrukcja ogranicza liczbę kapłanów, ale nie mówi, co z tymi ponad limit. Przepadają, skądkolwiek pochodzą.',
  ),

  'TM-POWER-GAIN': rule(
    'Zdobywanie mocy',
    'Za każdą zdobytą moc jeden znacznik przechodzi z naczynia I do II; gdy naczynie I jest puste, z II do III. Gdy wszystkie są w naczyniu III, reszta przepada.',
  ),
  'TM-POWER-SPEND': rule(
    'Wydawanie mocy',
    'Wydać można tylko moc z naczynia III. Wydane znaczniki wracają do naczynia I.',
  ),
  'TM-POWER-BURN': rule(
    'Poświęcenie mocy',
    'Gdy w naczyniu II są co najmniej dwa znaczniki, jeden z nich może na zawsze opuścić grę, aby drugi przeszedł do naczynia III. Można to powtarzać.',
    'Instrukcja pozwala na to, gdy do wybranego zaklęcia lub konwersji brakuje mocy, i każe je od razu wykonać. Tutaj wolno to zrobić w dowolnym momencie własnego ruchu, bo tak grają wszyscy; tam, gdzie moc jest od razu użyta, wynik jest ten sam.',
  ),

  'TM-TURN-ONE-ACTION': rule(
    'Jedna akcja w ruchu',
    'W fazie akcji gracze wykonują ruchy po kolei, w każdym jedną akcję. Trwa to, aż wszyscy spasują.',
  ),
  'TM-TURN-MUST-ACT': rule(
    'Ruch wymaga akcji',
    'Nie można zakończyć ruchu bez akcji. Kto nic innego nie może lub nie chce zrobić, pasuje.',
  ),
  'TM-TURN-FINISH-FIRST': rule(
    'Najpierw dokończ',
    'To, co akcja wywołała (łopaty, most, awans w kulcie, żetony), rozstrzyga się przed wszystkim innym. Gdy takich wyborów jest kilka, gracz dokonuje ich w dowolnej kolejności.',
    'Instrukcja nie ustala kolejności skutków, które następują jednocześnie. Wybiera ją ten, kogo dotyczą.',
  ),
  'TM-TURN-NOT-NOW': rule('Nie w tej chwili', 'Gra teraz o to nie pyta. Będzie to możliwe, gdy zapyta.'),
  'TM-TURN-END': rule(
    'Koniec ruchu',
    'Po akcji gracz może jeszcze dokonywać konwersji i poświęcać moc, a potem kończy ruch. Wtedy sąsiedzi odpowiadają na oferty mocy i przychodzi kolej na następnego gracza.',
    'Instrukcja nie mówi o takiej chwili, ale pozwala na konwersje po akcji, więc gracz musi powiedzieć, że nic więcej nie zrobi.',
  ),
  'TM-TURN-GIVE-UP': rule(
    'Rezygnacja',
    'To, co daje akcja, trzeba wykorzystać: osadę z lotu, burzę, darmową faktorię, most, awans w kultach, żetony. Akcji, która do niczego by nie doprowadziła, się nie wybiera. Tylko łopat można nie wykorzystać.',
    'Instrukcja mówi, co gracz dostaje, a nie, że może to pominąć. Znana implementacja pozwala z tego wszystkiego zrezygnować, nawet od razu po wybraniu akcji; umożliwia to opcja.',
  ),

  'TM-CONVERT-RATES': rule(
    'Konwersje',
    '5 mocy zamienia się w kapłana, 3 w robotnika, 1 w monetę; kapłan w robotnika, robotnik w monetę. Konwersja nie jest akcją i można jej dokonać dowolną liczbę razy.',
  ),
  'TM-CONVERT-OWN-TURN': rule(
    'Tylko we własnym ruchu',
    'Konwersje i poświęcanie mocy są możliwe tylko we własnym ruchu: przed akcją, po niej i między jej krokami.',
    'Instrukcja mówi najpierw o każdym momencie własnego ruchu, a potem o chwili przed akcją lub po niej. Przyjęto szersze znaczenie: można na przykład przekształcić pole, dokonać konwersji i dopiero zapłacić za osadę.',
  ),
  'TM-CONVERT-PRIEST-SUPPLY': rule(
    'Potrzebny kapłan w rezerwie',
    'Moc zamienia się w kapłana tylko wtedy, gdy jest jakiś w rezerwie.',
    'Kapłan by przepadł, a z nim moc, więc konwersji w ogóle się nie proponuje.',
  ),
  'TM-CONVERT-ALCHEMISTS': rule(
    'Wymiana Alchemików',
    'Tylko Alchemicy wymieniają w trakcie gry PZ i monety: 1 PZ na 1 monetę lub 2 monety na 1 PZ, ile razy ich na to stać.',
    'Instrukcja pozwala na to w każdej chwili, nie tylko we własnym ruchu. Gra na ekranie musi kiedyś zapytać, więc wymiana jest dostępna zawsze, gdy Alchemicy o czymś decydują, na przykład przed odpowiedzią na ofertę mocy.',
  ),
};
