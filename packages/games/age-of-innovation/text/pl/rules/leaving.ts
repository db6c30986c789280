import type { RuleText } from '@guildhall/kernel';
import type { leaving as english } from '../../en/rules/leaving.ts';
import { rule } from '../../rule.ts';

export const leaving: Readonly<Record<keyof typeof english, RuleText>> = {
  'AOI-LEAVE': rule(
    'Odejście na dobre',
    'Kto odchodzi na dobre, nie ma już tur i nikt za niego nie gra. Decyzje, które go czekały, przepadają: księgi, awanse, łopaty i żetony, których jeszcze nie wybrał, są stracone. Jego premia rundy wraca na stół. Jego budynki zostają: zajmują swoje heksy, obniżają sąsiadom koszt gildii i nadal liczą się jako sąsiednie, a uczeni i znaczniki pozostają na planszy nauki. Wciąż dostaje dochód i premie za naukę, o ile nie wymagają wyboru, bierze udział w ostatecznej punktacji i zajmuje miejsce w końcowej klasyfikacji. Jego tury są pomijane; w kolejności następnej rundy zajmuje miejsce, na którym spasował, a jeśli nie spasował, ostatnie, w dalszych rundach zawsze ostatnie.',
    'Instrukcja o tym milczy. Przyjęto zasadę ligi Terra Mystica, siostrzanej gry: ci, którzy zostali, zachowują planszę, na którą liczyli, a nic, czego nikt nie wybrał, nie jest rozdawane.',
  ),
  'AOI-LEAVE-POWER': rule(
    'Bez mocy dla nieobecnych',
    'Kto odszedł, nie dostaje ofert mocy, a otwarte oferty dla niego wygasają. Moc, którą jego budynek zaoferował innym, nadal można wziąć.',
  ),
  'AOI-LEAVE-SETUP': rule(
    'Odejście podczas przygotowania',
    'Kto odchodzi przed pierwszą rundą, nie umieszcza już budynków i niczego nie wybiera. Kto odchodzi bez planszy planowania lub bez frakcji, w ogóle nie bierze udziału: nie ma dochodu ani punktów i zajmuje ostatnie miejsce. To, co już wziął, przy nim zostaje.',
    'Przy stole partia, którą ktoś opuścił podczas przygotowania, zostaje odwołana; zasada dotyczy partii, które mimo to trwają.',
  ),
};
