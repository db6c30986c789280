import type { RuleText } from '@guildhall/kernel';
import type { factions as english } from '../../en/rules/factions.ts';
import { rule } from '../../rule.ts';

export const factions: Readonly<Record<keyof typeof english, RuleText>> = {
  'TM-ALCHEMISTS': rule(
    'Alchemicy',
    'W każdej chwili i dowolnie wiele razy mogą wymieniać 1 PZ na 1 monetę albo 2 monety na 1 PZ. W punktacji końcowej 2 monety są warte 1 PZ.',
  ),
  'TM-ALCHEMISTS-STRONGHOLD': rule(
    'Alchemicy: twierdza',
    'Od razu 12 mocy. Odtąd 2 moce za każdą zdobytą łopatę, skądkolwiek pochodzi.',
    'Moc z łopaty można od razu zamienić w robotników. Alchemicy, którzy zatrzymali się w pół drogi, mogą więc w tej samej akcji dokupić łopat na to samo pole; wszyscy inni z góry mówią, dokąd przekształcają.',
  ),
  'TM-AUREN-STRONGHOLD': rule(
    'Elfy: twierdza',
    'Od razu żeton łask. Raz na turę, jako akcja, dwa pola na jednym torze kultu; najwyższe pole wymaga klucza, jak u wszystkich.',
  ),
  'TM-CHAOS-MAGICIANS': rule(
    'Czarnoksiężnicy',
    'Zaczynają z jedną osadą, stawianą po wszystkich innych. Za każdą świątynię i za sanktuarium biorą dwa żetony łask, różnych rodzajów.',
  ),
  'TM-CHAOS-MAGICIANS-STRONGHOLD': rule(
    'Czarnoksiężnicy: twierdza',
    'Raz na turę mogą w jednym ruchu wykonać dwie akcje, jedną po drugiej. Jedną z nich może być pas, który kończy ruch.',
    'Instrukcja pozwala na dwie akcje, ale ich nie wymaga, więc podwójny ruch mogą skończyć po jednej.',
  ),
  'TM-CULTISTS': rule(
    'Kultyści',
    'Gdy przynajmniej jeden sąsiad weźmie moc z budowli, którą wznieśli lub rozbudowali, awansują o pole na wybranym torze kultu. To jedno pole za budowlę, niezależnie od tego, ilu weźmie moc.',
    'Podobnie jak odpowiedzi sąsiadów awans przychodzi po ruchu Kultystów: gdy tylko pierwszy z nich weźmie moc.',
  ),
  'TM-CULTISTS-STRONGHOLD': rule('Kultyści: twierdza', 'Od razu 7 PZ.'),
  'TM-CULTISTS-REFUSED': rule(
    'Kultyści: wszyscy odmawiają',
    'Jeśli żaden sąsiad nie weźmie oferowanej mocy, Kultyści nic nie dostają.',
    'Tak mówi instrukcja. Późniejsza poprawka daje im 1 moc, gdy ktoś mógł wziąć moc, a wszyscy odmówili; tak rozegrano większość zapisanych gier i tak działa opcja. Kto w chwili budowy nie miał miejsca na moc, ten nie mógł jej wziąć, więc nie odmówił.',
  ),
  'TM-DARKLINGS': rule(
    'Gremliny',
    'Za każdą łopatę płacą kapłanem zamiast robotnikami i dostają za nią 2 PZ. Darmowe łopaty nic im nie dają. Ich sanktuarium daje 2 kapłanów dochodu.',
  ),
  'TM-DARKLINGS-STRONGHOLD': rule(
    'Gremliny: twierdza',
    'Od razu, i tylko wtedy, do trzech robotników może zostać kapłanami, jeden za jednego, na ile starczy kapłanów w rezerwie.',
  ),
  'TM-DWARVES': rule(
    'Krasnoludy: tunel',
    'Przekształcając teren lub budując, mogą pominąć jedno pole lądu lub rzeki za 2 dodatkowych robotników i za każdym razem dostają 4 PZ. Nie mają żeglugi. W punktacji końcowej połączone są wszystkie budowle, do których sięgnąłby tunel.',
  ),
  'TM-DWARVES-STRONGHOLD': rule(
    'Krasnoludy: twierdza',
    'Odtąd tunel kosztuje 1 dodatkowego robotnika zamiast 2.',
  ),
  'TM-LEAP-ONCE': rule(
    'Tunele i dywany: raz na akcję',
    'Tunelu lub dywanu używa się tylko do pola, do którego nie da się sięgnąć inaczej, i najwyżej do jednego pola w akcji. Za przekształcenie tego pola i budowę na nim płaci się i punktuje raz; za budowę w późniejszej akcji jeszcze raz.',
    'Instrukcja o tym milczy. Inaczej można by zbierać 4 PZ tuż przy własnych budowlach albo kilka razy w jednej akcji; zapisane gry rozgrywano tak jak tutaj.',
  ),
  'TM-ENGINEERS': rule(
    'Gnomy',
    'W ramach akcji mogą zbudować most za 2 robotników, dowolnie wiele razy w turze. Mogą też korzystać z zaklęcia na most; limit trzech mostów nadal obowiązuje.',
  ),
  'TM-ENGINEERS-STRONGHOLD': rule(
    'Gnomy: twierdza',
    'Odtąd każdy pas daje 3 PZ za każdy własny most między dwiema własnymi budowlami, także w ostatniej turze.',
  ),
  'TM-FAKIRS': rule(
    'Fakirzy: dywan',
    'Przekształcając teren lub budując, mogą pominąć jedno pole lądu lub rzeki za 1 dodatkowego kapłana i za każdym razem dostają 4 PZ. Nie mają żeglugi. W punktacji końcowej połączone są wszystkie budowle, do których doleciałby dywan.',
  ),
  'TM-FAKIRS-STRONGHOLD': rule(
    'Fakirzy: twierdza',
    'Odtąd dywan pomija jedno lub dwa pola, także w punktacji końcowej.',
  ),
  'TM-GIANTS': rule(
    'Giganci',
    'Każde przekształcenie pola w ich preferowany teren wymaga dokładnie 2 łopat, bez względu na to, czym pole było. Przekształcają teren tylko w preferowany.',
    'Przekształcenie częściowe nie miałoby dla nich sensu, bo liczba łopat nie zależy od terenu. Pojedyncza łopata z nagrody kultu przepada.',
  ),
  'TM-GIANTS-STRONGHOLD': rule(
    'Giganci: twierdza',
    'Raz na turę, jako akcja, 2 darmowe łopaty na jedno pole w zasięgu. Potem można tam zbudować osadę za jej cenę.',
    'W jednym miejscu instrukcja zdaje się dawać im łopaty przy budowie twierdzy. Opis rasy zna tylko akcję i to on obowiązuje.',
  ),
  'TM-HALFLINGS': rule('Niziołki', '1 PZ za każdą zdobytą łopatę, skądkolwiek pochodzi.'),
  'TM-HALFLINGS-STRONGHOLD': rule(
    'Niziołki: twierdza',
    'Od razu 3 łopaty, na jedno pole lub kilka. Na jednym z pól, które stały się preferowanym terenem, można zbudować osadę za jej cenę.',
    'Łopat nie można do nich dokupić: to wniosek, wyjaśniony w TM-TRANSFORM-TOP-UP.',
  ),
  'TM-MERMAIDS': rule(
    'Syreny',
    'Tworząc miasto, mogą pominąć jedno pole rzeki: ich budowle dookoła niego liczą się jako połączone. Same decydują, czy i kiedy, w dowolnej chwili swojego ruchu. Ich żegluga zaczyna się od 1.',
    'Żadna z łączonych budowli nie może już należeć do miasta. Instrukcja kładzie żeton na polu rzeki, więc pole to łączy nadal: co później powstanie wokół niego, należy do miasta.',
  ),
  'TM-MERMAIDS-STRONGHOLD': rule('Syreny: twierdza', 'Od razu poziom żeglugi, za darmo i razem z jego PZ.'),
  'TM-NOMADS': rule(
    'Nomadzi',
    'Zaczynają z trzema osadami. Trzecią stawiają po drugich osadach wszystkich graczy, a przed osadą Czarnoksiężników.',
  ),
  'TM-NOMADS-STRONGHOLD': rule(
    'Nomadzi: burza piaskowa',
    'Raz na turę, jako akcja, wolne pole stykające się bokiem z własną budowlą staje się pustynią; potem można tam zbudować osadę za jej cenę. Burza nie przechodzi przez rzekę ani most i nie jest łopatą.',
  ),
  'TM-SWARMLINGS': rule(
    'Trytoni',
    '3 robotników za każde stworzone miasto. Ich sanktuarium daje 2 kapłanów dochodu.',
  ),
  'TM-SWARMLINGS-STRONGHOLD': rule(
    'Trytoni: twierdza',
    'Raz na turę, jako akcja, osada za darmo staje się faktorią. Punktuje i oferuje moc jak każda inna.',
  ),
  'TM-WITCHES': rule('Wiedźmy', '5 PZ za każde stworzone miasto.'),
  'TM-WITCHES-STRONGHOLD': rule(
    'Wiedźmy: lot',
    'Raz na turę, jako akcja, osada za darmo na dowolnym wolnym polu lasu, choćby najdalszym. W tej akcji nie przekształca się terenu, a w punktacji końcowej lot niczego nie łączy.',
  ),
};
