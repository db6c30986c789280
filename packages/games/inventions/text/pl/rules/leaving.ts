import { rule } from '../../rule.ts';

export const leaving = {
  'INV-LEAVE': rule(
    'Odejście na dobre',
    'Kto odchodzi na dobre, nie ma już tur i nikt za niego nie gra. Decyzje, które go czekały, przepadają; kafel wiedzy, z którego właśnie korzystał, zostaje odwrócony, a mędrzec zabrany. Obywatele, żetony, płytki, karty, dyplomaci i filary zostają na swoich miejscach. Nadal zyskuje wpływ dzięki filarom i PP za udostępnione wynalazki, bierze udział w ostatecznej punktacji ze swoimi celami i zajmuje miejsce w końcowej klasyfikacji. W kolejności tury jest ostatni i jest pomijany. Kto odchodzi w rundzie przygotowawczej, niczego nie przedstawia: idee w regionach są dla pozostałych.',
    'Instrukcja o tym milczy. Nikt nie decyduje za nieobecnego, a pozostali zachowują planszę, na którą liczyli. W grze dwuosobowej Chronos gra dalej.',
  ),
  'INV-LEAVE-SHARE': rule(
    'Wynalazki nieobecnych',
    'Jeśli odeszli wszyscy, którzy brali udział w wynalazku, może go udostępnić każdy. Uczestnicy dostają nagrody jak zawsze, a płytkę bierze udostępniający.',
    'Inaczej region mógłby pozostać zablokowany do końca gry, ze szkodą dla pozostałych.',
  ),
  'INV-LEAVE-ERA': rule(
    'Zmiany ery po odejściu',
    'Przy zmianie ery wpływ, specjaliści, filary, mędrcy i znaczniki ekonomii nieobecnego zmieniają się jak u wszystkich. Zbyt stare idee odrzuca się bez brania nowych, a kolejności tury nieobecny nie zmienia. Jeśli gracz odchodzi w trakcie eureki, jego znacznik ery stawia się na pierwszym wolnym polu ery, bez efektu tego pola.',
    'Te kroki nie wymagają decyzji, więc się je wykonuje; te, które jej wymagają, przepadają.',
  ),
};
