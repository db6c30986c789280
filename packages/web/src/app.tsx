import { lazy, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { askWhoIAm } from './person.ts';
import { preferences, usePreferences } from './preferences.ts';
import { Loaded } from './registry/loaded.ts';
import { routeOf, useAddress } from './router.ts';
import { SayProvider, says } from './text/texts.tsx';
import { Fault } from './ui/fault.tsx';
import { Loading } from './ui/loading.tsx';

const homePage = new Loaded(() => import('./pages/home/home.tsx'));
const tablePage = new Loaded(() => import('./pages/table/table-page.tsx'));
const GamePage = lazy(() => import('./pages/game/game-page.tsx'));
const FurtherPage = lazy(() => import('./pages/further-pages.tsx'));

/**
 * Loads what the page at this address begins with. What is still on its way when React draws for the first time comes
 * into the picture a third of a second late: it holds back what replaces a sign of waiting.
 */
export async function loadFirst(): Promise<void> {
  const { page } = routeOf(location);
  const isTable = page === 'table' || page === 'replay';
  const isHome = page === 'home' || page === 'lost';
  await Promise.all([
    says.load(preferences().language),
    isTable ? tablePage.load() : null,
    isHome ? homePage.load() : null,
  ]);
}

export function App(): ReactNode {
  const { theme, language: wanted } = usePreferences();
  // A language that is still on its way leaves the page as it is.
  const [language, setLanguage] = useState(wanted);
  useEffect(() => startTransition(() => setLanguage(wanted)), [wanted]);
  useEffect(() => {
    const ask = (): void => void askWhoIAm();
    ask();
    // Who could not be asked before can be now.
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);
  return (
    <Suspense fallback={null}>
      <SayProvider language={language}>
        <Fault>
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
        </Fault>
      </SayProvider>
    </Suspense>
  );
}

function Page(): ReactNode {
  const address = useAddress();
  const url = new URL(address, location.origin);
  const route = routeOf(url);
  switch (route.page) {
    case 'home':
    case 'lost': {
      const { Home } = homePage.read();
      return <Home />;
    }
    case 'table':
    case 'replay': {
      const { default: TablePage } = tablePage.read();
      const { realm, id } = route;
      return (
        <TablePage
          key={realm + id}
          realm={realm}
          id={id}
          point={route.page === 'replay' ? (route.at ?? 0) : null}
        />
      );
    }
    case 'game':
      return <GamePage key={route.game} game={route.game} anchor={url.hash.slice(1)} />;
    default:
      return <FurtherPage route={route} anchor={url.hash.slice(1)} />;
  }
}
