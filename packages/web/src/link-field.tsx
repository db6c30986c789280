/** A link to pass on: to be copied by a click, or by hand where a browser does not allow that. */
import { type ReactNode, useState } from 'react';
import { useSay } from './texts.tsx';

interface LinkFieldProps {
  readonly label: string;
  readonly link: string;
}

export function LinkField({ label, link }: LinkFieldProps): ReactNode {
  const say = useSay();
  const [copied, setCopied] = useState<string | null>(null);
  // Only pages that came by https may write to the clipboard.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  const copy = (): void => {
    clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    );
  };
  return (
    <div className="link-field">
      <input readOnly value={link} aria-label={label} onFocus={(event) => event.target.select()} />
      {clipboard !== undefined && (
        <button type="button" className="quiet" onClick={copy}>
          <span aria-live="polite">{say(copied === link ? 'copied' : 'copy')}</span>
        </button>
      )}
    </div>
  );
}
