import { rule } from '../../rule.ts';

export const technologies = {
  'TIL-TECHNOLOGY-PLAY': rule(
    'Technologies in play',
    'Only the three technologies of this game can be raised.',
  ),
  'TIL-TECHNOLOGY-SILVER': rule(
    'Raising a technology',
    'As a task you may raise a technology by one level: level I, II or III costs 1, 2 or 3 silver. You keep the effects of all levels below. A tablet makes a level 2 silver cheaper, but it costs at least 1.',
  ),
  'TIL-TECHNOLOGY-TOP': rule('Three levels', 'No technology goes beyond level III.'),
  'TIL-TECHNOLOGY-DIE': rule(
    'Actions of dice only',
    'What a technology adds to an action it adds to the action of a die, also through the Joker, never to actions that tiles give.',
    'A level that is raised while the action runs counts from the next one on; only higher markers count at once, as new markers do.',
  ),
  'TIL-TECHNOLOGY-CHARACTER': rule(
    'Character technology',
    'I: a crest costs 1 food less. II: each of your markers gives 1 AP more. III: when you complete a building you gain the bonuses of all its characters.',
  ),
  'TIL-TECHNOLOGY-DICE': rule(
    'Dice technology',
    'I: changing a die by 3 costs 2 gold in all. II: a die that differs in colour and value from all dice on your board lets you move your merchant, architect or a seeker one step. III: once for each die you may forgo 1 of its goods for 1 silver.',
    'For II the printed colour of the die counts, whatever a helper names.',
  ),
  'TIL-TECHNOLOGY-KING': rule(
    'King technology',
    'I: a King action brings 2 gold. II: a King action of 2 AP at once and at the end of each king phase, after the discs went back. III: with a King action you may turn up two underground tiles and keep one; the other goes under the stack.',
    'At the end of a king phase players come in the new turn order, which does not change; after round 4 no one is asked. A tile you cannot own or store goes under the stack too.',
  ),
  'TIL-TECHNOLOGY-MERCHANT': rule(
    'Merchant technology',
    'I: 1 AP more for Merchant actions. II: a house you place brings the bonus of any one of your characters. III: 1 VP for each of your houses, at once and before each king phase.',
  ),
  'TIL-TECHNOLOGY-SEEKER': rule(
    'Seeker technology',
    'I: 1 AP more for seeker actions. II: a mine you place brings 3 goods of one kind. III: the move symbol is a seeker action of 2 AP.',
  ),
  'TIL-TECHNOLOGY-CONTRACT': rule(
    'Contract technology',
    'I: contracts cost 1 good less of your choice, but at least 1. II: with a Contract action three tiles of the pile are turned up, which you may take for 2 AP each; the others go under the pile. III: each swap brings 1 good of choice.',
  ),
  'TIL-TECHNOLOGY-GOODS': rule(
    'Goods technology',
    'I: choose a favoured good that no one has; you may use it as gold. II: a die of that good brings 2 more. III: a die of that good has 2 AP more. A helper that names the good of the die counts.',
    'Using it as gold is a payment: one favoured good becomes one gold.',
  ),
  'TIL-TECHNOLOGY-UNIVERSAL': rule(
    'Universal technology',
    'I: 1 AP more for Joker actions. II: with a Joker action also a King action of 1 AP. III: a Joker action of 2 AP at once; from then on the points of a Joker die may be divided between two actions.',
    'The second action begins where the first one ends and has no markers or technologies of its own.',
  ),
  'TIL-TECHNOLOGY-ARCHITECT': rule(
    'Architect technology',
    'I: 1 AP more for Architect actions. II: a contribution brings a King action of 2 AP. III: contributions cost 2 stone, 2 gold or 1 silver less, but at least 1.',
  ),
};
