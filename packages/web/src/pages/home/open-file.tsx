/** A game from a file. */
import { type ReactNode, useRef, useState } from 'react';
import { go } from '../../router.ts';
import { useSay } from '../../text/texts.tsx';
import { FaultAlert, type FaultWordsProps } from '../../ui/fault-words.tsx';

export function OpenFile(): ReactNode {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FaultWordsProps | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setFault(null);
    const { keepChosen } = await import('../../transport/files.ts');
    const kept = await keepChosen(file);
    if (kept.ok) go(kept.path);
    else setFault(kept);
  };
  return (
    <section className="open-file" aria-labelledby="open-file">
      <h2 id="open-file">{say('openFile')}</h2>
      <p className="soft">{say('openFileText')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        className="kit-hidden"
        aria-label={say('chooseFile')}
        tabIndex={-1}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <button type="button" className="quiet" onClick={() => input.current?.click()}>
        {say('chooseFile')}
      </button>
      {fault !== null && <FaultAlert {...fault} />}
    </section>
  );
}
