import type { KernelRule } from '../engine/play.ts';

export const pl: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'To nie ty teraz decydujesz.',
  'KERNEL-NOT-OFFERED': 'Tego nie można teraz zrobić.',
  'KERNEL-GAME-OVER': 'Gra skończona.',
  'KERNEL-NOT-AN-ACTION': 'Nie ma takiej akcji w tej grze.',
  'KERNEL-NO-SUCH-SEAT': 'Nie ma takiego miejsca.',
  'KERNEL-CONFIRM-FIRST': 'Najpierw trzeba zatwierdzić ruch.',
  'KERNEL-NOTHING-TO-CONFIRM': 'Nie ma czego zatwierdzać.',
  'KERNEL-NOTHING-TO-UNDO': 'Nie ma czego cofać: to, co było wcześniej, jest ostateczne.',
  'KERNEL-NOTHING-TO-REDO': 'Niczego nie cofnięto.',
  'KERNEL-NO-SUCH-POINT': 'Gra nie ma takiej wcześniejszej chwili.',
  'KERNEL-PROPOSAL-OPEN': 'Już jest propozycja cofnięcia gry.',
  'KERNEL-NO-PROPOSAL': 'Nikt nie proponuje cofnięcia gry.',
  'KERNEL-OWN-PROPOSAL': 'To twoja własna propozycja.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'To propozycja kogoś innego.',
  'KERNEL-ALREADY-AGREED': 'Twoja zgoda już jest.',
  'KERNEL-OUT-OF-ORDER': 'Brakuje wcześniejszego wpisu.',
  'KERNEL-HAS-LEFT': 'To miejsce odeszło z gry na dobre.',
  'KERNEL-LEFT-SINCE':
    'Od tamtej chwili ktoś odszedł z gry na dobre: nie można wrócić do chwili sprzed tego odejścia.',
  'KERNEL-MOVE-IS-OVER': 'Po tym nic więcej nie można zrobić w jednym ruchu: zagraj to osobno.',
  'KERNEL-MOVE-TOO-LONG': 'Za dużo akcji naraz.',
};
