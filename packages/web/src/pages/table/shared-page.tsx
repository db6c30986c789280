/** A game that came within an address. */
import { type ReactNode, useEffect, useState } from 'react';
import { replacePath } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { keepFile } from '../../transport/files.ts';
import { unpacked } from '../../transport/packed.ts';
import { FaultWords, type FaultWordsProps } from '../../ui/fault-words.tsx';
import { Link } from '../../ui/link.tsx';

export default function SharedPage({
  packed,
  point,
}: {
  readonly packed: string;
  readonly point: number;
}): ReactNode {
  const say = useSay();
  const [fault, setFault] = useState<FaultWordsProps | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const kept = await keepFile(await unpacked(packed));
      if (!isWanted) return;
      if (kept.ok) replacePath(`${kept.path.split('/replay')[0]}/replay?at=${point}`);
      else setFault(kept);
    };
    open().catch((error: unknown) => setFault({ error }));
    return () => {
      isWanted = false;
    };
  }, [packed, point]);
  return (
    <main className="loading">
      {fault === null ? (
        <p>{say('loading')}</p>
      ) : (
        <>
          <p role="alert">
            <FaultWords {...fault} />
          </p>
          <Link to="/">{say('home')}</Link>
        </>
      )}
    </main>
  );
}
