import { rule } from '../../rule.ts';

export const technologies = {
  'TIL-TECHNOLOGY-PLAY': rule(
    'Technologies in play',
    'You can only improve the three technologies of this game.',
  ),
  'TIL-TECHNOLOGY-SILVER': rule(
    'Improving a technology',
    'As a task you may improve a technology by one level: level I, II or III costs 1, 2 or 3 silver. You keep the effects of all lower levels. A tablet makes a level 2 silver cheaper, but it costs at least 1.',
  ),
  'TIL-TECHNOLOGY-TOP': rule('Three levels', 'No technology goes beyond level III.'),
  'TIL-TECHNOLOGY-DIE': rule(
    'Only for die actions',
    'What a technology adds to an action, it adds to the action of a die, also with the Joker, but never to actions from tiles.',
    'An action begins with its first AP, the Joker when you choose its action. A level you gain before that still counts for it, a later one from your next action on. Only higher markers always count at once, as new markers do.',
  ),
  'TIL-TECHNOLOGY-CHARACTER': rule(
    'Character technology',
    'I: crests cost 1 food less. II: each of your markers gives 1 extra AP. III: when you complete a building, you gain the bonuses of all its characters.',
  ),
  'TIL-TECHNOLOGY-DICE': rule(
    'Dice technology',
    'I: changing a die by 3 costs 2 gold in all. II: if your die differs in colour and value from all dice on your board, you may move your merchant, your architect or a seeker one step. III: once per die you may trade 1 of its goods for 1 silver.',
    'For II the printed colour of the die counts, whatever good a helper names.',
  ),
  'TIL-TECHNOLOGY-KING': rule(
    'King technology',
    'I: a King action gives you 2 gold. II: a King action with 2 AP at once and at the end of each king phase, after the discs have moved back. III: with a King action you may reveal two underground tiles and keep one; the other goes under the stack.',
    'At the end of a king phase this happens in the new turn order, which does not change; not after round 4, and not if your disc is on the top space. A tile you cannot own or store goes under the stack too. If fewer than two tiles are left, you see those. You are not asked to reveal tiles if none is left or if your storehouse is full of characters that cannot leave it.',
  ),
  'TIL-TECHNOLOGY-MERCHANT': rule(
    'Merchant technology',
    'I: 1 extra AP on Merchant actions. II: when you place a house, you gain the bonus of any one of your characters. III: 1 VP for each of your houses, at once and before each king phase.',
  ),
  'TIL-TECHNOLOGY-SEEKER': rule(
    'Seeker technology',
    'I: 1 extra AP on Seeker actions. II: when you place a mine, you gain 3 identical goods. III: the move symbol is a Seeker action with 2 AP.',
  ),
  'TIL-TECHNOLOGY-CONTRACT': rule(
    'Contract technology',
    'I: contracts cost 1 good less of your choice, but at least 1. II: with a Contract action, reveal three tiles from the pile and take any of them for 2 AP each; the others go under the pile. III: each swap gives you 1 good of your choice.',
    'If fewer than three tiles are left, those are revealed.',
  ),
  'TIL-TECHNOLOGY-GOODS': rule(
    'Goods technology',
    'I: choose a favoured good that no one else has; you may use it as gold. II: a die of that good gives you 2 more. III: a die of that good has 2 extra AP. A helper that makes the die that good counts.',
    'Using it as gold is a payment: one favoured good becomes one gold.',
  ),
  'TIL-TECHNOLOGY-UNIVERSAL': rule(
    'Universal technology',
    'I: 1 extra AP on Joker actions. II: with a Joker action you also get a King action with 1 AP. III: a Joker action with 2 AP at once; from then on you may split the AP of a Joker die between two actions.',
    'The second action begins where the first one ends and has no markers or technologies of its own, not even those you gain while it lasts.',
  ),
  'TIL-TECHNOLOGY-ARCHITECT': rule(
    'Architect technology',
    'I: 1 extra AP on Architect actions. II: when you contribute, you get a King action with 2 AP. III: contributions cost 2 stone, 2 gold or 1 silver less, but at least 1.',
  ),
};
