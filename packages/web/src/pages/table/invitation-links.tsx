/** For the owner of a table: the links that let people in, to be passed on or made useless. */

import type { TableInvitation } from '@guildhall/protocol';
import type { ReactNode } from 'react';
import { useSay } from '../../text/texts.tsx';
import { LinkField } from '../../ui/link-field.tsx';

interface InvitationLinksProps {
  readonly table: string;
  readonly links: readonly TableInvitation[];
  onRevoke(code: string): void;
}

export function InvitationLinks({ table, links, onRevoke }: InvitationLinksProps): ReactNode {
  const say = useSay();
  const until = new Intl.DateTimeFormat(say.language, { dateStyle: 'long' });
  if (links.length === 0) return null;
  return (
    <ul className="invitation-links" aria-label={say('invitationLinks')}>
      {links.map(({ code, expires }) => (
        <li key={code}>
          <LinkField label={say('invite')} link={`${location.origin}/table/${table}?code=${code}`} />
          {expires !== null && (
            <span className="soft">{say('linkUntil', { date: until.format(expires) })}</span>
          )}
          <button type="button" className="quiet small" onClick={() => onRevoke(code)}>
            {say('revokeLink')}
          </button>
        </li>
      ))}
    </ul>
  );
}
