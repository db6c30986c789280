import { rule } from '../../rule.ts';

export const turn = {
  'INV-TURN-STEPS': rule(
    'Kroki tury',
    'Tura ma cztery kroki: przygotowanie znaczników akcji łańcuchowej; zagranie filaru i wykonanie akcji wraz z akcjami łańcuchowymi i płytkami; dążenia zmieniają się w postęp; budowa.',
  ),
  'INV-TURN-NOT-NOW': rule(
    'Nie teraz',
    'Najpierw trzeba rozstrzygnąć to, o co pyta gra; inne akcje mają swój krok.',
  ),
  'INV-TURN-EARNS': rule(
    'Wpływ dla poprzedników',
    'Gdy ktoś zagrywa filar, każdy inny gracz z filarem epoki na tym polu akcji zyskuje 1 punkt wpływu. W grze dwuosobowej liczą się też filary okresu. Akcje łańcuchowe nikomu nie dają wpływu.',
  ),
  'INV-TURN-POSSIBLE': rule(
    'Możliwa akcja',
    'Dopóki gracz może wykonać jakąkolwiek akcję główną, stawia filar na polu akcji, którą może wykonać, i ją wykonuje.',
    'Instrukcja nakazuje wykonać akcję główną. Liczą się tylko pola akcji w forach dostępnych dla gracza.',
  ),
  'INV-TURN-NO-ACTION': rule(
    'Żadnej akcji',
    'Kto nie może wykonać żadnej akcji głównej, stawia filar tam, gdzie wolno, i zyskuje 1 punkt wpływu.',
    'Inni, których filar tam stoi, zyskują wpływ jak zwykle, bo filar został zagrany.',
  ),
  'INV-TURN-BENEFIT': rule(
    'Akcje jako korzyści',
    'Akcja z kafla specjalisty, kamienia milowego, płytki kultury czy toru ery nie wymaga znacznika i można z niej zrezygnować.',
    'Instrukcja wymaga znacznika przy każdym kaflu wiedzy, a przy żadnym z tych. Możliwość rezygnacji to nasz wybór: korzyść do niczego nie zmusza.',
  ),

  'INV-ASPIRATION-GAIN': rule(
    'Dążenia',
    'Niektóre akcje dają dążenie określonego rodzaju: wynalezienie daje dążenie technologii, wezwanie specjalistów ekonomii, a podróżowanie kultury. Leży na pierwszym z lewej wolnym polu obszaru płytek. Każdy ma cztery płytki dążenia.',
    'Piątego dążenia się nie zyskuje i nie zastępuje ono żadnego z czterech: liczba komponentów jest ograniczona do zawartości pudełka, a na koniec tury wybiera się tylko spośród zdobytych płytek. Akcję, która by je dała, i tak się wykonuje.',
  ),
  'INV-ASPIRATION-OVERFLOW': rule(
    'Za dużo dążeń',
    'Obszar płytek ma cztery pola. Po zakończeniu akcji gracz rezygnuje z dążeń, dla których nie ma miejsca, i wybiera, z których. Płytki postępu i bogactwa zostają.',
    'Instrukcja mówi o końcu tury; musi to nastąpić, zanim dążenia zmienią się w postęp.',
  ),
  'INV-ASPIRATION-PROGRESS': rule(
    'Dążenie zmienia się w postęp',
    'Po akcjach każde dążenie zastępuje płytka postępu jego rodzaju, a jokera dowolna. Dążenie wraca do właściciela.',
  ),
  'INV-ASPIRATION-VOID': rule(
    'Brak płytki dla dążenia',
    'Płytki postępu, której egzemplarze się skończyły, nie można wziąć. Jeśli gracz nie może wziąć żadnej, dążenie wraca bez płytki.',
    'Instrukcja nie opisuje tego przypadku.',
  ),
};
