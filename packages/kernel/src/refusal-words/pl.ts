import type { KernelRule } from '../engine/play.ts';

export const pl: Readonly<Record<KernelRule, string>> = {
  'KERNEL-NOT-YOUR-DECISION': 'Teraz decyduje kto inny.',
  'KERNEL-NOT-OFFERED': 'Teraz nie można tego zrobić.',
  'KERNEL-GAME-OVER': 'Koniec gry.',
  'KERNEL-NOT-AN-ACTION': 'Nieznana akcja.',
  'KERNEL-NO-SUCH-SEAT': 'Nie ma takiego miejsca.',
  'KERNEL-CONFIRM-FIRST': 'Najpierw zatwierdź albo cofnij ruch.',
  'KERNEL-NOTHING-TO-CONFIRM': 'Nie ma czego zatwierdzić.',
  'KERNEL-NOTHING-TO-UNDO': 'Nie ma czego cofnąć.',
  'KERNEL-NOTHING-TO-REDO': 'Nie ma czego ponowić.',
  'KERNEL-NO-SUCH-POINT': 'Nie ma takiego ruchu.',
  'KERNEL-PROPOSAL-OPEN': 'Ktoś już zaproponował cofnięcie gry.',
  'KERNEL-NO-PROPOSAL': 'Nikt nie proponuje cofnięcia gry.',
  'KERNEL-OWN-PROPOSAL': 'To twoja własna propozycja.',
  'KERNEL-NOT-YOUR-PROPOSAL': 'To propozycja kogoś innego.',
  'KERNEL-ALREADY-AGREED': 'Już się na to zgadzasz.',
  'KERNEL-OUT-OF-ORDER': 'Brakuje wcześniejszego ruchu.',
  'KERNEL-HAS-LEFT': 'Ten gracz na dobre opuścił grę.',
  'KERNEL-LEFT-SINCE': 'Od tamtej pory ktoś na dobre opuścił grę, więc nie można cofnąć się tak daleko.',
  'KERNEL-MOVE-IS-OVER': 'Po tej akcji nie można już nic dodać w tym samym ruchu. Zagraj ją osobno.',
  'KERNEL-MOVE-TOO-LONG': 'Za dużo akcji naraz.',
};
