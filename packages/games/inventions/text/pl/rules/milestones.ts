import { rule } from '../../rule.ts';

export const milestones = {
  'INV-EUREKA-LATER': rule(
    'Późniejszy kamień milowy',
    'Akcją eureki gracz bierze z obszaru eureki kamień milowy z ery późniejszej niż jego własny. Ery można przeskakiwać. Obszar uzupełnia się dopiero przy zmianie ery.',
  ),
  'INV-EUREKA-COMMON': rule(
    'Stary staje się powszechny',
    'Najniższy kamień milowy wiedzy powszechnej zostaje odrzucony, a dawny osobisty, wraz z dyplomatami, trafia nad wszystkie z tą samą lub wcześniejszą literą.',
  ),
  'INV-EUREKA-DISCARD': rule(
    'Za stary na wiedzę powszechną',
    'Dawny kamień milowy z literą wcześniejszą niż najniższa w wiedzy powszechnej sam zostaje odrzucony, a wiedza powszechna się nie zmienia.',
    'Rozstrzyga się to przed zabraniem najniższego; inaczej zostałyby tylko trzy kamienie.',
  ),
  'INV-EUREKA-SCHOLARS': rule(
    'Dyplomaci wracają',
    'Dyplomaci na kamieniu milowym, który opuszcza planszę, stają się uczonymi swoich właścicieli w granicach limitów akademii. U gracza, który wykonał eurekę, liczy się era nowego kamienia.',
    'O kamieniu odrzuconym od razu instrukcja milczy; dzieje się to samo.',
  ),
  'INV-EUREKA-CITIZEN': rule(
    'Dyplomata na nowym kamieniu',
    'Obywatel z zasobów zostaje dyplomatą na nowym kamieniu milowym. Jego akcji się nie wykonuje.',
    'Przy pustych zasobach kamień pozostaje bez dyplomaty.',
  ),
  'INV-EUREKA-SPACE': rule(
    'Pole toru ery',
    'Znacznik ery przechodzi na wolne pole nowej ery i od razu daje jego korzyść; pole kolejności tury działa przy zmianie ery.',
    'Ilustracja toru zaginęła. Jedno pole ery 4 pozwala przedstawić ideę; pozostałe korzyści są odtworzone.',
  ),

  'INV-SEND-CITIZEN': rule(
    'Kogo się wysyła',
    'Dyplomatą może zostać dowolny specjalista w domu albo dowolny uczony.',
  ),
  'INV-SEND-MILESTONE': rule(
    'Kamień milowy na planszy',
    'Dyplomata trafia na kamień milowy w obszarze osobistym lub w wiedzy powszechnej, na którym gracz nie ma jeszcze nikogo.',
  ),
  'INV-SEND-SLOT': rule(
    'Wolne miejsce',
    'Na kamieniu milowym musi być wolne miejsce dla dyplomaty.',
    'Liczba miejsc zaginęła; 3 wystarczają dla właściciela i dwóch gości.',
  ),
  'INV-SEND-INFLUENCE': rule(
    'Wpływ dla gospodarza',
    'Jeśli kamień milowy należy do innego gracza i pochodzi z ery późniejszej niż własny, ten gracz zyskuje 1 punkt wpływu.',
    'Za kamień niczyj albo Chronosa nikt nic nie zyskuje.',
  ),
  'INV-SEND-ACTION': rule(
    'Akcja kamienia milowego',
    'Następnie wykonuje się akcję kamienia milowego.',
    'Znane są akcje dwóch kamieni: szczepienia to podróżowanie, komputer to wynalezienie. Pozostałe są odtworzone; późniejsze kamienie dają silniejsze.',
  ),
  'INV-RECALL-DIPLOMAT': rule(
    'Własny dyplomata',
    'Dyplomata gracza wraca do akademii, w granicach jej limitu.',
  ),
  'INV-RECALL-ACTION': rule(
    'Akcja opuszczonego kamienia',
    'Następnie wykonuje się akcję kamienia milowego, z którego wrócił dyplomata, także gdy akademia była pełna.',
  ),
  'INV-RECALL-ACCESS': rule(
    'Dostęp po wezwaniu',
    'Własny kamień milowy pozostaje dostępny bez dyplomaty. Cudzy przestaje być dostępny przez dyplomatę, który go opuścił.',
  ),
};
