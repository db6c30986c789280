import { rule } from '../../rule.ts';

export const milestones = {
  'INV-EUREKA-LATER': rule(
    'A later milestone',
    'Eureka takes a milestone of the Eureka area of a later era than your own. Eras may be skipped. The area is filled again only at the era change.',
  ),
  'INV-EUREKA-COMMON': rule(
    'The old one becomes common',
    'The lowest milestone of common knowledge is discarded, and the old personal milestone, with its diplomats, enters above all of the same or an earlier letter.',
  ),
  'INV-EUREKA-DISCARD': rule(
    'Too old for common knowledge',
    'An old milestone whose letter is earlier than the lowest in common knowledge is discarded itself, and common knowledge stays as it is.',
    'It is decided before the lowest one is taken away; otherwise only three milestones would remain.',
  ),
  'INV-EUREKA-SCHOLARS': rule(
    'Diplomats come home',
    'Diplomats on a milestone that leaves the board become scholars of their owners, within the limits of the academies. For the player of the Eureka the era of the new milestone counts.',
    'For a milestone that is discarded at once the rulebook says nothing; the same is done.',
  ),
  'INV-EUREKA-CITIZEN': rule(
    'A diplomat on the new milestone',
    'A citizen of the supply becomes diplomat on the new milestone. Its action is not performed.',
    'With an empty supply the milestone stays without one.',
  ),
  'INV-EUREKA-SPACE': rule(
    'A space of the era track',
    'The era marker moves to a free space of the new era and gives its benefit at once; a space of turn order works at the era change.',
    'The picture of the track is lost. One space of era 4 presents an idea; the other benefits are a reconstruction.',
  ),

  'INV-SEND-CITIZEN': rule('Who is sent', 'Any specialist at home or any scholar can be sent as a diplomat.'),
  'INV-SEND-MILESTONE': rule(
    'A milestone of the board',
    'The diplomat goes to a milestone on a personal space or in common knowledge on which the player has no one yet.',
  ),
  'INV-SEND-SLOT': rule(
    'A free place',
    'The milestone needs a free place for a diplomat.',
    'The number of places is lost; 3 leave room for the owner and two guests.',
  ),
  'INV-SEND-INFLUENCE': rule(
    'Influence for the host',
    'If the milestone is another player’s and of a later era than yours, that player gains 1 influence.',
    'No one gains it for a milestone that belongs to no one or to Chronos.',
  ),
  'INV-SEND-ACTION': rule(
    'Action of the milestone',
    'Then the milestone’s action is performed.',
    'The actions of two milestones are known: vaccination travels, the computer invents. The others are a reconstruction; later milestones give stronger ones.',
  ),
  'INV-RECALL-DIPLOMAT': rule(
    'An own diplomat',
    'A diplomat of the player comes back into the academy, within its limit.',
  ),
  'INV-RECALL-ACTION': rule(
    'Action of the milestone left',
    'Then the action of the milestone that the diplomat left is performed, also when the academy was full.',
  ),
  'INV-RECALL-ACCESS': rule(
    'Access after the recall',
    'The own milestone stays accessible without a diplomat. Another’s is no longer accessible by one who has left.',
  ),
};
