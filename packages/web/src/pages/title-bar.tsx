/** The top of a page with one subject: the way home, and what the page is about. */
import type { ReactNode } from 'react';
import { useSay } from '../text/texts.tsx';
import { Glyph } from '../ui/glyph.tsx';
import { Link } from '../ui/link.tsx';

export function TitleBar({ title }: { readonly title: string }): ReactNode {
  const say = useSay();
  return (
    <header className="top">
      <Link to="/" className="icon-button">
        <Glyph name="home" />
        <span className="kit-hidden">{say('home')}</span>
      </Link>
      <h1>{title}</h1>
    </header>
  );
}
