import { rule } from '../../rule.ts';

export const milestones = {
  'INV-EUREKA-LATER': rule(
    'A later era',
    'You take a milestone of the Eureka area whose era is later than that of your own. Eras may be skipped. The area is not filled up before the next change of era.',
  ),
  'INV-EUREKA-COMMON': rule(
    'The old milestone becomes common',
    'The lowest tile of common knowledge is discarded, and your old milestone enters above all of the same or an earlier letter, with its diplomats. Discarded milestones stay known to all.',
    'Whether it is too early to enter is decided before the lowest tile leaves, so that four tiles always remain.',
  ),
  'INV-EUREKA-DISCARD': rule(
    'Too early to be common',
    'If your old milestone is earlier than even the lowest tile, it is discarded itself.',
    'Nothing else is removed then.',
  ),
  'INV-EUREKA-SCHOLARS': rule(
    'Diplomats come home',
    'Citizens on a milestone that leaves the board become scholars of their owners, within the limits of their academies. For you the era of the new milestone is the limit.',
    'The same holds for an old milestone that is discarded directly.',
  ),
  'INV-EUREKA-CITIZEN': rule(
    'A citizen on the new milestone',
    'A citizen from your supply stands on the new milestone. Its action is not performed.',
    'With an empty supply the place stays empty.',
  ),
  'INV-EUREKA-SPACE': rule(
    'Space of the era track',
    'Your era marker moves to a free space of the new era, and you gain its benefit at once, except the change of the turn order.',
    'Of the benefits one is known; the others are reconstructed.',
  ),
  'INV-SEND-CITIZEN': rule('Who is sent', 'A specialist at home or a scholar becomes a diplomat.'),
  'INV-SEND-MILESTONE': rule(
    'Where to',
    'The diplomat goes to a milestone on a personal place or in common knowledge on which you have no citizen.',
  ),
  'INV-SEND-SLOT': rule(
    'A free place',
    'The milestone must have a free place.',
    'Three places each are our choice.',
  ),
  'INV-SEND-INFLUENCE': rule(
    'Influence for the host',
    'If it belongs to another player and is of a more advanced era than yours, that player gains 1 influence.',
    'Nobody gains influence by the milestone that nobody owns or by that of Chronos.',
  ),
  'INV-SEND-ACTION': rule('Action of the milestone', 'Then you may use what the milestone shows.'),
  'INV-RECALL-DIPLOMAT': rule(
    'An own diplomat',
    'One of your diplomats comes home from a milestone as a scholar.',
  ),
  'INV-RECALL-ACTION': rule(
    'Action on the way home',
    'Then you may use what that milestone shows, even if the academy was full and the citizen went to the supply.',
  ),
  'INV-RECALL-ACCESS': rule(
    'Access after a recall',
    'You always know your own milestone; that of another you no longer know through this diplomat.',
  ),
};
