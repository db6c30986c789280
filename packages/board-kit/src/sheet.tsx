/** A panel that comes up from the bottom of a phone and stands in the middle of a bigger screen. */
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface SheetProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly wide?: boolean;
  /** Puts it somewhere else than in the middle, once it is open. */
  place?(dialog: HTMLDialogElement): void;
  onClose(): void;
  readonly children: ReactNode;
}

export function Sheet(props: SheetProps): ReactNode {
  const { title, closeLabel, wide = false, place, onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    place?.(element);
  }, [place]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself
    <dialog
      ref={dialog}
      className="kit-sheet"
      data-wide={wide}
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="kit-close"
          aria-label={closeLabel}
          onClick={() => dialog.current?.close()}
        >
          <span aria-hidden>✕</span>
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled can be reached by keyboard */}
      <div className="kit-sheet-body" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
