import { useMedia } from '@guildhall/board-kit';

/** Whether the screen is as narrow as a phone, where panels become sheets. */
export function usePhone(): boolean {
  return useMedia('(max-width: 719px)');
}
