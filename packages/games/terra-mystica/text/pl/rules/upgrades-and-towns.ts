import type { RuleText } from '@guildhall/kernel';
import type { upgradesAndTowns as english } from '../../en/rules/upgrades-and-towns.ts';
import { rule } from '../../rule.ts';

export const upgradesAndTowns: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-UPGRADE-OWN': rule('Tylko własne budowle', 'Rozbudować można tylko własną budowlę.'),
  'TM-UPGRADE-PATH': rule(
    'Możliwe rozbudowy',
    'Osada staje się faktorią; faktoria świątynią albo twierdzą; świątynia sanktuarium. Akcja to jeden krok.',
  ),
  'TM-UPGRADE-COST': rule(
    'Koszt rozbudowy',
    'Rozbudowa kosztuje robotników i monety według planszy rasy: zwykle 2 robotników i 6 monet za faktorię oraz 2 robotników i 5 monet za świątynię. Gnomy płacą za nie mniej, Trytoni więcej.',
  ),
  'TM-UPGRADE-PIECES': rule(
    'Potrzebny wolny element',
    'Rasa ma 4 faktorie, 3 świątynie, 1 twierdzę i 1 sanktuarium. Bez elementu na planszy rasy rozbudowa nie jest możliwa.',
  ),
  'TM-UPGRADE-NEIGHBOUR-PRICE': rule(
    'Taniej przy sąsiedzie',
    'Faktoria kosztuje połowę monet, jeśli w tej chwili bezpośrednio sąsiaduje z nią budowla innego gracza. Nie ma znaczenia, czy jej właściciel weźmie moc.',
  ),
  'TM-UPGRADE-RETURNS-PIECE': rule(
    'Stara budowla wraca',
    'Rozbudowana budowla wraca na planszę rasy i można ją znów zbudować. Dochód dają tylko budowle na mapie, więc dochód z dawnego rodzaju maleje.',
  ),
  'TM-UPGRADE-SCORING': rule(
    'PZ za rozbudowę',
    'Faktoria daje 3 PZ, twierdza i sanktuarium po 5, jeśli pokazuje je żeton tury; żeton łask za faktorie dodaje 3 PZ. Świątynie punktują tylko na żetonie z minidodatku.',
  ),
  'TM-UPGRADE-FAVOUR': rule(
    'Żeton łask za rozbudowę',
    'Świątynia i sanktuarium od razu dają po jednym żetonie łask, Czarnoksiężnikom po dwa. Elfy dostają żeton także za twierdzę.',
    'Instrukcja nie mówi, co się dzieje, gdy nie ma już żetonu, który gracz mógłby wziąć. Wybór się wtedy pomija.',
  ),

  'TM-LEECH-OFFER': rule(
    'Moc dla sąsiadów',
    'Kto buduje lub rozbudowuje, oferuje moc właścicielom budowli sąsiadujących bezpośrednio: każdemu sumę wartości mocy jego sąsiadujących budowli. Osada ma wartość 1, faktoria i świątynia 2, twierdza i sanktuarium 3. Budowle postawione za darmo też oferują moc.',
  ),
  'TM-LEECH-PRICE': rule(
    'Koszt tej mocy',
    'Moc z budowli sąsiada kosztuje PZ: o jeden mniej niż zdobyta moc. Moc z innych źródeł nic nie kosztuje.',
  ),
  'TM-LEECH-ALL-OR-NOTHING': rule(
    'Wszystko albo nic',
    'Ofertę bierze się w całości albo wcale. Gdy w naczyniach jest za mało miejsca lub brakuje PZ, zdobywa się tyle, ile się da, i tylko za to płaci. PZ nigdy nie spadają poniżej zera.',
  ),
  'TM-LEECH-ORDER': rule(
    'Kolejność odpowiedzi',
    'Sąsiedzi odpowiadają zgodnie z ruchem wskazówek zegara, od gracza po lewej stronie budującego. Są pytani, gdy ruch budującego dobiegł końca. Kto nie ma miejsca na moc, nie jest pytany.',
    'W instrukcji odpowiadają w chwili budowy. Pytanie na końcu sprawia, że ruch pozostaje całością, którą można cofnąć, a nic z reszty ruchu nie może zmienić oferty.',
  ),
  'TM-LEECH-DEFERRED': rule(
    'Odpowiedzi w dowolnej chwili',
    'Opcja dla gier po kilka dni na ruch: gra toczy się dalej, choć oferty są otwarte. Przed własną akcją gracz odpowiada na swoje oferty, od najstarszej, a tura kończy się dopiero po wszystkich odpowiedziach.',
    'Instrukcja tego nie opisuje. Wielkość oferty jest ustalona w chwili budowy; ile z niej zmieści się w naczyniach i ile kosztuje, okazuje się przy odpowiedzi.',
  ),
  'TM-LEECH-ANSWER-FIRST': rule(
    'Najpierw odpowiedź',
    'Otwartą ofertę mocy trzeba przyjąć lub odrzucić przed własną akcją.',
  ),

  'TM-BRIDGE-SITE': rule(
    'Gdzie stają mosty',
    'Most prowadzi przez pole rzeki między końcami miejsca oznaczonego na mapie. Gdy żadne miejsce nie jest dla gracza dostępne, akcja nie jest możliwa.',
  ),
  'TM-BRIDGE-OWN-END': rule(
    'Własna budowla na końcu',
    'Na co najmniej jednym końcu nowego mostu musi stać własna budowla.',
  ),
  'TM-BRIDGE-LIMIT': rule(
    'Trzy mosty',
    'Rasa ma trzy mosty na całą grę, a zbudowany most zostaje na miejscu.',
  ),
  'TM-BRIDGE-TAKEN': rule(
    'Miejsce zajęte',
    'W jednym miejscu może stać tylko jeden most.',
    'Instrukcja o tym milczy. Jeden most łączy już pola dla wszystkich, więc drugi jest zabroniony. W praktyce niektórzy pozwalają dołożyć go innemu graczowi, co może mieć znaczenie dla Gnomów; opcja to dopuszcza. Nikt nie buduje dwa razy w jednym miejscu.',
  ),
  'TM-BRIDGE-ADJACENCY': rule(
    'Co daje most',
    'Pola na jego końcach odtąd sąsiadują bezpośrednio, dla każdego gracza i wszędzie, gdzie liczy się sąsiadowanie, oprócz burzy piaskowej. Sam most nie oferuje mocy; może stworzyć miasto.',
    'Instrukcja mówi, że pola stają się sąsiednie, i nie wymienia gracza, dla którego, więc dotyczy to wszystkich.',
  ),

  'TM-TOWN-FOUND': rule(
    'Tworzenie miasta',
    'Co najmniej cztery własne budowle połączone sąsiadowaniem bezpośrednim, o łącznej wartości mocy co najmniej 7 (6 z żetonem łask za miasta), od razu i samoczynnie stają się miastem. Należy do niego cała grupa.',
  ),
  'TM-TOWN-SANCTUARY': rule(
    'Miasto z sanktuarium',
    'Wystarczą trzy budowle, jeśli jedną z nich jest sanktuarium. Wartość mocy nadal jest potrzebna.',
  ),
  'TM-TOWN-GROWS': rule(
    'Miasta rosną',
    'Budowla przy mieście dołącza do niego razem z każdą grupą, którą przyłącza, i nie tworzy następnego. Dwa miasta, które się zetkną, pozostają osobnymi miastami.',
  ),
  'TM-TOWN-DIRECT-ONLY': rule(
    'Tylko sąsiadowanie bezpośrednie',
    'Przy mieście liczą się boki pól i mosty, a nie statki, tunele czy dywany. Tylko Syreny mogą pominąć pole rzeki.',
  ),
  'TM-TOWN-TILE': rule(
    'Żeton miasta',
    'Kto tworzy miasto, wybiera żeton miasta i od razu dostaje z niego PZ, nagrodę i klucz. W turze żetonu punktacji za miasta dochodzi 5 PZ. Wolno mieć kilka żetonów jednego rodzaju.',
  ),
  'TM-TOWN-SUPPLY': rule(
    'Pozostałe żetony miast',
    'Są po dwa żetony każdego z pięciu rodzajów. Rodzaju, którego zabrakło, nie można wybrać, a gdy nie ma żadnego żetonu, miasta już nie powstają.',
  ),
  'TM-TOWN-KEY': rule(
    'Klucze',
    'Każdy żeton miasta daje klucz, a każdy klucz otwiera najwyższe pole jednego toru kultu.',
    'W instrukcji klucz i nagroda żetonu przychodzą razem. Tutaj klucz jest pierwszy, więc awans z tego samego żetonu może z niego skorzystać.',
  ),
  'TM-TOWN-EXTRA-TILES': rule(
    'Żetony miast z minidodatku',
    'Opcja dodaje cztery żetony: jeden z 2 PZ, dwoma kluczami i 2 polami na każdym torze kultu; dwa z 4 PZ i poziomem żeglugi; jeden z 11 PZ. Zamiast żeglugi dywan Fakirów wydłuża się o pole; Krasnoludy nic za nią nie dostają.',
    'Instrukcja ich nie ma. Liczby pochodzą z implementacji wzorcowej.',
  ),
};
