/** Pages with which nobody begins. The files that each of them loads are named here, and not in what every page loads. */
import { lazy, type ReactNode } from 'react';
import type { Route } from '../router.ts';

const HowToPlayPage = lazy(() => import('./game/how-to-play-page.tsx'));
const ReferenceCardPage = lazy(() => import('./game/reference-card-page.tsx'));
const CompendiumPage = lazy(() => import('./game/compendium-page.tsx'));
const RulesPage = lazy(() => import('./game/rules-page.tsx'));
const EnterPage = lazy(() => import('./you/enter-page.tsx'));
const YouPage = lazy(() => import('./you/you-page.tsx'));
const ComeBackPage = lazy(() => import('./you/come-back-page.tsx'));
const NotificationsPage = lazy(() => import('./notifications/notifications-page.tsx'));
const OwnBotsPage = lazy(() => import('./own-bots/own-bots-page.tsx'));
const ConfirmEmailPage = lazy(() => import('./notifications/confirm-email-page.tsx'));
const SharedPage = lazy(() => import('./table/shared-page.tsx'));
const ReviewPage = lazy(() => import('../review/review-page.tsx'));

interface FurtherPageProps {
  readonly route: Exclude<Route, { page: 'home' | 'lost' | 'table' | 'replay' | 'game' }>;
  /** The part of the page that the address names; empty: none. */
  readonly anchor: string;
}

export default function FurtherPage({ route, anchor }: FurtherPageProps): ReactNode {
  switch (route.page) {
    case 'how-to-play':
      return <HowToPlayPage key={route.game} game={route.game} anchor={anchor} />;
    case 'reference-card':
      return <ReferenceCardPage key={route.game} game={route.game} />;
    case 'compendium':
      return <CompendiumPage game={route.game} anchor={decodeURIComponent(anchor)} />;
    case 'rules':
      return <RulesPage game={route.game} anchor={anchor} />;
    case 'enter':
      return <EnterPage link={route.link} />;
    case 'you':
      return <YouPage />;
    case 'come-back':
      return <ComeBackPage code={route.code} />;
    case 'notifications':
      return <NotificationsPage />;
    case 'own-bots':
      return <OwnBotsPage />;
    case 'confirm-email':
      return <ConfirmEmailPage link={route.link} />;
    case 'shared':
      return <SharedPage packed={route.packed} point={route.at ?? 0} />;
    case 'review':
      return <ReviewPage key={route.id} realm={route.realm} id={route.id} at={route.at} />;
    default:
      return route satisfies never;
  }
}
