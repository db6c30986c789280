/** Why a table does not follow the wish to be asked before a turn is final. */
import type { ReactNode } from 'react';
import { useSharedSay } from '../../text/shared-table-texts.ts';
import type { Snapshot } from '../../transport/link.ts';

/** Whether a finished turn waits at this table whatever somebody wishes; null: everybody's wish decides. */
export function fixedConfirm({ realm, about }: Snapshot): boolean | null {
  if (about !== null) return about.settings.confirm === 'asked';
  return realm === 'local' ? null : false;
}

export function ConfirmReason({ snapshot }: { readonly snapshot: Snapshot }): ReactNode {
  const say = useSharedSay();
  if (snapshot.about === null) return say('confirmNothing');
  return say(snapshot.about.settings.confirm === 'asked' ? 'confirmAsked' : 'confirmAutomatic');
}
