import type { RuleText } from '@guildhall/kernel';
import type { rounds as english } from '../../en/rules/rounds.ts';
import { rule } from '../../rule.ts';

export const rounds: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-SCORE-ROUND': rule(
    'Punkty rundy',
    'W fazie akcji żeton rundy daje punkty za każdą rzecz, którą pokazuje: warsztat 2 punkty, gildia 3, szkoła 4, pałac lub uniwersytet 5, użyta łopata 2, rzeczywisty awans w dyscyplinie 1, żeton miasta 5, postęp na torze żeglugi lub przekształcania 3, innowacja 5. Liczą się też darmowe i budynki neutralne.',
    'Wszystkie żetony wymieniają fazę akcji. Awanse z dochodu i łopaty z premii za naukę nie dają więc punktów, a awanse z pasowania dają: pasowanie jest akcją.',
  ),
  'AOI-SCORE-FINAL': rule(
    'Punkty ostatniej rundy',
    'W rundzie 6 oprócz żetonu rundy punktuje żeton rundy finałowej: warsztat 2 punkty, gildia 3, szkoła 4 albo warsztat na heksie granicznym 3.',
    'Punkty trzech z tych żetonów są tylko na nich samych i odczytano je z publicznych zdjęć.',
  ),

  'AOI-BONUS-EFFECTS': rule(
    'Działanie premii rundy',
    'Premia rundy daje dochód na początku rundy, a pozostałe korzyści, dopóki właściciel nie spasuje: punkty za budowę lub wysłanie uczonych, akcję specjalną albo premię za pasowanie. Premia wzięta przy pasowaniu leży zakryta do następnej rundy; w rundzie 6 stara zostaje i działa dalej. Żegluga z premii rzecznej liczy się tylko w fazie akcji, nigdy w ostatecznej punktacji.',
  ),
  'AOI-PASS-BONUS': rule(
    'Następna premia rundy',
    'Kto pasuje, bierze jedną z trzech premii rundy na stole razem z monetami na niej i oddaje starą. Może to być premia, którą ktoś oddał wcześniej w tej rundzie.',
  ),
  'AOI-PASS-OWN-BONUS': rule(
    'Nie ta sama premia',
    'Premii rundy, którą właśnie się oddaje, nie można wziąć ponownie.',
  ),
  'AOI-PASS-LAST-ROUND': rule(
    'Pasowanie w ostatniej rundzie',
    'W rundzie 6 nikt nie bierze nowej premii rundy. Efekty pasowania działają jak zwykle.',
  ),
  'AOI-PASS-EFFECTS': rule(
    'Co daje pasowanie',
    'Przed wzięciem nowej premii rundy stara premia i wszystkie inne żetony z efektem pasowania działają raz, według stanu mapy i planszy nauki.',
    'Kolejności kilku efektów nic nie ustala. Awanse z premii rundy następują przed policzeniem najniższej dyscypliny, co nigdy nie jest dla gracza gorsze.',
  ),
  'AOI-PASS-ORDER': rule(
    'Kolejność następnej rundy',
    'Kolejność pasowania jest kolejnością tur następnej rundy.',
  ),

  'AOI-ROUND-SCIENCE': rule(
    'Premia za naukę',
    'Po rundach 1–5 żeton rundy nagradza poziomy swojej dyscypliny: raz za każdą pełną liczbę poziomów, którą podaje. Nikt się przez to nie cofa. Premie przyznaje się w kolejności następnej rundy.',
  ),
  'AOI-ROUND-SPADES': rule(
    'Łopaty z premii za naukę',
    'Wykorzystuje się je od razu, na jednym lub kilku heksach w zasięgu. Nie buduje się warsztatu; nie można kupić łopat, użyć tunelu ani lotu, a żegluga z premii rundy się nie liczy. Niewykorzystane łopaty przepadają.',
    'To, że heks musi stać się preferowanym terenem, zanim zacznie się następny, zapisano tylko dla akcji, więc te łopaty można dowolnie rozdzielić. Gobliny dostają i za nie monety, bo ich opis nie wymienia fazy.',
  ),
  'AOI-ROUND-CLEAN-UP': rule(
    'Przygotowanie następnej rundy',
    'Po premiach wszystkie zaklęcia, akcje księgi i akcje specjalne są znów dostępne i liczy się następny żeton rundy.',
    'Spis w instrukcjach pomija akcje specjalne frakcji, ale jego nagłówek obejmuje wszystkie.',
  ),
  'AOI-ROUND-COINS': rule(
    'Monety na premiach rundy',
    'Na każdą z trzech premii rundy pozostałych na stole trafia 1 moneta. Monety się gromadzą, dopóki ktoś nie weźmie żetonu.',
  ),

  'AOI-END-AREA': rule(
    'Ostateczna punktacja: obszar',
    'Gracze z największą liczbą budynków w jednej grupie dostają 18, 12 i 6 punktów. Grupę tworzy to, co jest wzajemnie w zasięgu: przez boki, mosty, własną żeglugę bez premii rundy, tunele i loty; nic się za to nie płaci. Remisujący dzielą punkty miejsc, które zajmują, zaokrąglając w dół.',
    'Żeglugę, tunele i loty można w grupie łączyć. Pawilon nie jest budynkiem.',
  ),
  'AOI-END-SCIENCE': rule(
    'Ostateczna punktacja: nauka',
    'W każdej dyscyplinie trzej gracze na najwyższych poziomach dostają 8, 4 i 2 punkty. Remisujący dzielą punkty miejsc, które zajmują, zaokrąglając w dół. Poziom 0 nie daje punktów.',
  ),
  'AOI-END-RESOURCES': rule(
    'Ostateczna punktacja: zasoby',
    'Wszystko, co zostało, zamienia się na monety według zwykłych zasad, a każde 5 monet daje 1 punkt.',
    'Tego, że poświęca się przy tym moc z naczynia II, nie napisano, ale to jedna z zamian i zawsze najlepszy wybór, więc gra robi to za wszystkich.',
  ),
  'AOI-END-WINNER': rule(
    'Zwycięzca',
    'Wygrywa gracz z największą liczbą punktów. Przy remisie gracze wygrywają wspólnie.',
  ),
  'AOI-TWO-NEUTRAL': rule(
    'Frakcja niezależna',
    'W grze dwuosobowej frakcja niezależna ma uczonego na polu za 2 poziomy każdej dyscypliny. Jej poziomy zaczynają się od 2 i rosną o tyle poziomów, ile żetony rund 1–5 podają dla dyscypliny, bez klucza. W ostatecznej punktacji zajmuje miejsca jak gracz, ale punktów nie dostaje.',
    'Jedno zdanie wersji 1.2 mówi o premiach rundy tam, gdzie jej przykład i wersja 1.0 mają na myśli żetony punktowania rundy.',
  ),
  'AOI-TWO-AREA': rule(
    'Obszar frakcji niezależnej',
    'W grze dwuosobowej losuje się w tajemnicy jedną z czterech liczb, od 12 do 15, i ujawnia na początku rundy 6. To obszar frakcji niezależnej w ostatecznej punktacji.',
  ),
  'AOI-VERSION': rule(
    'Dwie wersje zasad',
    'Gra się według wersji 1.2, chyba że stół wybierze 1.0. W wersji 1.0 Iluzjoniści dostają za zaklęcie 3 punkty, w pięć osób 4; Krety za tunel 4 punkty; Nawigatorzy nie dostają monety. Zasady o rosnących miastach i o kolejności premii należą do wersji 1.2.',
    'Polska instrukcja podaje wersję 1.0; ukraińska ma późniejsze liczby, zgodne z drukowanymi odtąd żetonami. Gdzie wypowiada się tylko jedna z nich i nic jej nie przeczy, jej zdanie obowiązuje w obu wersjach.',
  ),
};
