/** What is around every page but the table: the name of the place, language and theme. */
import type { ReactNode } from 'react';
import { useSay } from '../text/texts.tsx';
import { Link } from '../ui/link.tsx';
import { LanguageChoice, ThemeChoice } from './settings.tsx';

export function Page({ children }: { readonly children: ReactNode }): ReactNode {
  const say = useSay();
  return (
    <div className="home">
      <header className="home-top">
        <p className="brand">
          <Link to="/">
            <img src="/icon.svg" alt="" width="36" height="36" />
            Guildhall
          </Link>
        </p>
        <div className="home-settings">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <main>{children}</main>
      <footer className="home-foot">
        <p>{say('homeFoot')}</p>
      </footer>
    </div>
  );
}
