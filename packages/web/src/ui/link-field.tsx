/** A link to pass on: to be copied by a click, or by hand where a browser does not allow that. */
import { type ReactNode, useState } from 'react';
import { useSay } from '../text/texts.tsx';

function clipboardHere(): Clipboard | undefined {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  return clipboard;
}

/**
 * Writes a link to the clipboard, and says whether that worked: browsers allow it only to pages that came by https, and
 * people may forbid it.
 */
export async function copied(link: string): Promise<boolean> {
  const clipboard = clipboardHere();
  if (clipboard === undefined) return false;
  return await clipboard.writeText(link).then(
    () => true,
    () => false,
  );
}

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
}

export function LinkField({ label, link }: LinkFieldProps): ReactNode {
  const say = useSay();
  const [done, setDone] = useState<string | null>(null);
  const copy = async (): Promise<void> => setDone((await copied(link)) ? link : null);
  return (
    <div className="link-field">
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
      {clipboardHere() !== undefined && (
        <button type="button" className="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{say(done === link ? 'copied' : 'copy')}</span>
        </button>
      )}
    </div>
  );
}
