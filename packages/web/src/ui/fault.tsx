/** What is shown when a page breaks: that it did, and the way home. */
import { Component, type ReactNode } from 'react';
import { useSay } from '../text/texts.tsx';
import { ApiError } from '../transport/api.ts';
import { FaultWords } from './fault-words.tsx';

interface Broken {
  readonly fault: Error | null;
}

export class Fault extends Component<{ readonly children: ReactNode }, Broken> {
  override state: Broken = { fault: null };

  static getDerivedStateFromError(fault: unknown): Broken {
    return { fault: fault instanceof Error ? fault : new Error(String(fault)) };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    return fault === null ? this.props.children : <FaultPage fault={fault} />;
  }
}

/** What the server refuses is said in the reader’s words; anything else is for whoever reports it. */
export function FaultPage({ fault }: { readonly fault: Error }): ReactNode {
  const say = useSay();
  return (
    <main className="loading">
      <h1>{say('faultTitle')}</h1>
      <p>{say('faultText')}</p>
      {fault instanceof ApiError ? (
        <p>
          <FaultWords error={fault} />
        </p>
      ) : (
        <pre>{fault.message}</pre>
      )}
      <p>
        <button type="button" className="main" onClick={() => location.reload()}>
          {say('reload')}
        </button>{' '}
        <a href="/">{say('home')}</a>
      </p>
    </main>
  );
}
