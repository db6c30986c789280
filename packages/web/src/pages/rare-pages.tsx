/** Pages that are seldom opened. The files that each of them loads are named here, and not in what every page loads. */
import { lazy, type ReactNode } from 'react';
import type { Route } from '../router.ts';

const EnterPage = lazy(() => import('./enter-page.tsx'));
const NotificationsPage = lazy(() => import('./notifications-page.tsx'));
const OwnBotsPage = lazy(() => import('./own-bots-page.tsx'));
const ConfirmEmailPage = lazy(() => import('./confirm-email-page.tsx'));
const SharedPage = lazy(() => import('./shared-page.tsx'));
const ReviewPage = lazy(() => import('../review/review-page.tsx'));

type RareRoute = Extract<
  Route,
  { page: 'enter' | 'notifications' | 'own-bots' | 'confirm-email' | 'shared' | 'review' }
>;

export default function RarePage({ route }: { readonly route: RareRoute }): ReactNode {
  switch (route.page) {
    case 'enter':
      return <EnterPage link={route.link} />;
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
