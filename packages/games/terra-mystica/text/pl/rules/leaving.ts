import type { RuleText } from '@guildhall/kernel';
import type { leaving as english } from '../../en/rules/leaving.ts';
import { rule } from '../../rule.ts';

export const leaving: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-LEAVE': rule(
    'Odejście na dobre',
    'Kto odchodzi na dobre, nie wykonuje już ruchów i nikt za niego nie gra. Decyzje, które go czekały, przepadają, tak samo jak niewzięty jeszcze żeton miasta lub łask. Jego żeton bonusów wraca na stół. Jego budowle zostają: zajmują swoje pola, obniżają sąsiadom koszt faktorii i nadal liczą się jako sąsiednie. Wciąż dostaje dochód i nagrody kultów (łopaty z nagrody przepadają), bierze udział w punktacji końcowej i zajmuje miejsce w końcowej klasyfikacji. Jego ruchy są pomijane. Przy kolejności zgodnej z ruchem wskazówek zegara zachowuje swoje miejsce: jeśli przed odejściem spasował jako pierwszy, następną turę zaczyna najbliższy gracz po nim, który jeszcze gra. Gdy opcja ustala kolejność według pasowania, zajmuje miejsce, na którym spasował, a jeśli nie spasował, ostatnie.',
    'Instrukcja o tym milczy. Tak grano w lidze internetowej, dzięki czemu zapisane partie z takimi graczami dają się odtworzyć, a ci, którzy zostali, zachowują planszę, na którą liczyli. Odejście nie cofa spasowania: także w lidze turę nominalnie zaczynał ten, kto spasował pierwszy i odszedł, a ruch przechodził na następnego gracza.',
  ),
  'TM-LEAVE-POWER': rule(
    'Bez mocy dla nieobecnych',
    'Kto odszedł, nie dostaje ofert mocy, a otwarte oferty dla niego wygasają: nie są ani przyjęte, ani odrzucone. Moc, którą jego budowla dała innym do wyboru, nadal można wziąć. Kultyści, którzy sami odeszli, nie awansują w kulcie, gdy ktoś bierze ich moc, ale nadal dostają 1 moc, którą opcja daje im, gdy wszyscy odmówią (TM-CULTISTS-REFUSED).',
    'Wygasła oferta jest jak odpowiedź, która nigdy nie padnie: jeśli choć jedna wygasła, nie odmówili wszyscy. Późniejsze budowle oferują moc tylko pozostałym i liczą się ich odpowiedzi. Przy awansie ktoś musiałby wybrać tor; moc przychodzi sama, jak dochód. Liga liczyła tak samo.',
  ),
  'TM-LEAVE-SETUP': rule(
    'Odejście podczas przygotowania',
    'Kto odchodzi przed pierwszą turą, nie stawia kolejnych osad i nie bierze żetonu bonusów. Kto odchodzi przed wyborem rasy, nie gra żadną, nie ma dochodu ani PZ i zajmuje ostatnie miejsce.',
    'Przy stole partia, którą ktoś opuścił podczas przygotowania, zostaje odwołana; zasada dotyczy partii, które mimo to trwają, na przykład zapisanych.',
  ),
};
