/** How the table is played, to be unfolded where the log begins. */
import type { ReactNode } from 'react';
import AboutTable, { type About } from '../../pages/table/about-table.tsx';
import { useSharedSay } from '../../text/shared-table-texts.ts';

export default function AboutDetails({ about }: { readonly about: About }): ReactNode {
  const say = useSharedSay();
  return (
    <details className="about-details">
      <summary>{say('aboutTable')}</summary>
      <AboutTable about={about} />
    </details>
  );
}
