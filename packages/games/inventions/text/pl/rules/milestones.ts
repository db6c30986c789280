import { rule } from '../../rule.ts';

export const milestones = {
  'INV-EUREKA-LATER': rule(
    'Późniejsza Era',
    'Bierzesz z obszaru Eureki Kamień Milowy z Ery późniejszej niż twój. Ery można przeskakiwać. Obszaru nie uzupełnia się przed następną Zmianą Ery.',
  ),
  'INV-EUREKA-COMMON': rule(
    'Stary staje się powszechny',
    'Najniższy kafel Wiedzy Powszechnej odrzuca się, a twój stary Kamień Milowy wchodzi nad wszystkie z tą samą lub wcześniejszą literą, wraz z Dyplomatami. Odrzucone pozostają znane wszystkim.',
    'Czy jest zbyt wczesny, rozstrzyga się przed odrzuceniem najniższego, więc zawsze zostają cztery kafle.',
  ),
  'INV-EUREKA-DISCARD': rule(
    'Zbyt wczesny',
    'Jeśli twój stary Kamień Milowy jest wcześniejszy niż nawet najniższy, odrzuca się jego samego.',
    'Niczego więcej się wtedy nie usuwa.',
  ),
  'INV-EUREKA-SCHOLARS': rule(
    'Dyplomaci wracają',
    'Obywatele z Kamienia Milowego, który opuszcza planszę, zostają Uczonymi swoich właścicieli, w granicach Akademii. Twoim limitem jest Era nowego Kamienia Milowego.',
    'To samo dotyczy starego Kamienia Milowego odrzuconego bezpośrednio.',
  ),
  'INV-EUREKA-CITIZEN': rule(
    'Obywatel na nowym Kamieniu',
    'Na nowym Kamieniu Milowym staje Obywatel z twoich zasobów. Jego akcji się nie wykonuje.',
    'Przy pustych zasobach miejsce zostaje puste.',
  ),
  'INV-EUREKA-SPACE': rule(
    'Pole toru Ery',
    'Twój znacznik Ery przechodzi na wolne pole nowej Ery i od razu zyskujesz jego korzyść, prócz zmiany Kolejności Tury.',
    'Jedną z korzyści znamy; pozostałe są odtworzone.',
  ),
  'INV-SEND-CITIZEN': rule('Kogo wysłać', 'Dyplomatą zostaje Specjalista z Domu albo Uczony.'),
  'INV-SEND-MILESTONE': rule(
    'Dokąd',
    'Dyplomata idzie na Kamień Milowy na polu Osobistym albo w Wiedzy Powszechnej, na którym nie masz Obywatela.',
  ),
  'INV-SEND-SLOT': rule(
    'Wolne miejsce',
    'Kamień Milowy musi mieć wolne miejsce.',
    'Po trzy miejsca to nasz wybór.',
  ),
  'INV-SEND-INFLUENCE': rule(
    'Wpływ gospodarza',
    'Jeśli należy do innego gracza i pochodzi z Ery bardziej zaawansowanej niż twoja, ten gracz zyskuje 1 Wpływ.',
    'Za niczyj Kamień Milowy i za Kamień Chronosa nikt nie zyskuje Wpływu.',
  ),
  'INV-SEND-ACTION': rule('Akcja Kamienia Milowego', 'Potem możesz użyć tego, co pokazuje Kamień Milowy.'),
  'INV-RECALL-DIPLOMAT': rule(
    'Własny Dyplomata',
    'Jeden z twoich Dyplomatów wraca z Kamienia Milowego jako Uczony.',
  ),
  'INV-RECALL-ACTION': rule(
    'Akcja w drodze powrotnej',
    'Potem możesz użyć tego, co pokazuje ten Kamień Milowy, nawet jeśli Akademia była pełna i Obywatel trafił do zasobów.',
  ),
  'INV-RECALL-ACCESS': rule(
    'Dostęp po wezwaniu',
    'Własny Kamień Milowy znasz zawsze; cudzego już nie dzięki temu Dyplomacie.',
  ),
};
