/** A game that came within an address. */
import { type ReactNode, useEffect, useState } from 'react';
import { replacePath } from '../router.ts';
import { unpacked } from '../table/share.ts';
import { useSay } from '../texts.tsx';
import { keepFile } from '../transport/files.ts';

export default function SharedPage({
  packed,
  point,
}: {
  readonly packed: string;
  readonly point: number;
}): ReactNode {
  const say = useSay();
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const kept = await keepFile(await unpacked(packed));
      if (!isWanted) return;
      if (kept.ok) replacePath(`${kept.path.split('/replay')[0]}/replay?at=${point}`);
      else setFault(kept.fault);
    };
    open().catch((error: unknown) => setFault(String(error)));
    return () => {
      isWanted = false;
    };
  }, [packed, point]);
  return (
    <main className="loading">
      <p>{fault === null ? say('loading') : say('fileFault', { fault })}</p>
    </main>
  );
}
