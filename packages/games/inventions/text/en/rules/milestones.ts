import { rule } from '../../rule.ts';

export const milestones = {
  'INV-EUREKA-LATER': rule(
    'A later milestone',
    'Take a milestone from the Eureka area of a later era than yours. You may skip eras. The area is only refilled at the era change.',
  ),
  'INV-EUREKA-COMMON': rule(
    'The old one becomes common',
    'Discard the lowest milestone of common knowledge. Your old personal milestone, with its diplomats, enters above all others of the same or an earlier letter.',
  ),
  'INV-EUREKA-DISCARD': rule(
    'Too old for common knowledge',
    'If the letter of your old milestone is earlier than the lowest one in common knowledge, it is discarded itself, and common knowledge does not change.',
    'This is decided before the lowest one is removed; otherwise only three milestones would remain.',
  ),
  'INV-EUREKA-SCHOLARS': rule(
    'Diplomats come home',
    'Diplomats on a milestone that leaves the board become scholars of their owners, within the academy limits. For you the era of the new milestone counts.',
    'The rulebook says nothing about a milestone that is discarded at once; we do the same.',
  ),
  'INV-EUREKA-CITIZEN': rule(
    'A diplomat on the new milestone',
    'A citizen from your supply becomes a diplomat on the new milestone. You do not get its action.',
    'If your supply is empty, the milestone stays without one.',
  ),
  'INV-EUREKA-SPACE': rule(
    'Era track space',
    'Move your era marker to a free space of the new era and gain its benefit at once. A turn order space works at the era change.',
    'We do not have the picture of the track. One space of era 4 presents an idea; the other benefits are a reconstruction.',
  ),

  'INV-SEND-CITIZEN': rule('Who you send', 'Send any specialist at home or any scholar as a diplomat.'),
  'INV-SEND-MILESTONE': rule(
    'A milestone on the board',
    'Send the diplomat to a milestone on a personal space or in common knowledge where you have no diplomat yet.',
  ),
  'INV-SEND-SLOT': rule(
    'Diplomat space',
    'The milestone needs a free diplomat space.',
    'We do not have the number of spaces; 3 leave room for the owner and two guests.',
  ),
  'INV-SEND-INFLUENCE': rule(
    'Influence for the host',
    'If the milestone is another player’s and of a later era than yours, that player gains 1 influence.',
    'No one gains it for a milestone that belongs to no one or to Chronos.',
  ),
  'INV-SEND-ACTION': rule(
    'Milestone action',
    'Then the milestone gives you its action.',
    'The actions of two milestones are known: Vaccination travels, Computer invents. The others are a reconstruction; later milestones give stronger ones.',
  ),
  'INV-RECALL-DIPLOMAT': rule(
    'Your own diplomat',
    'One of your diplomats returns to your academy, within its limit.',
  ),
  'INV-RECALL-ACTION': rule(
    'Action when recalling',
    'Then the milestone the diplomat left gives you its action, even if your academy was full.',
  ),
  'INV-RECALL-ACCESS': rule(
    'Access after the recall',
    'You have access to your own milestone without a diplomat. You lose access to another player’s milestone if you recall your diplomat.',
  ),
};
