import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApp, useSession, useSubscription } from '../../hooks/use-app.ts';
import { usePurchaseEvent } from '../../hooks/use-purchase-event.ts';
import layout from '../layout.module.css';
import { OwnSubscription } from './own-subscription.tsx';
import styles from './welcome-page.module.css';

/**
 * The page that the card provider sends visitors back to. It waits for the purchase of an open checkout to arrive;
 * reached through one of our own links, only for a purchase that was awaited before. In a host app it also hands over
 * the session.
 */
export function WelcomePage() {
  const { app, locale } = useApp();
  const justLooking = useLocation({ select: ({ state }) => state.justLooking === true });
  const bought = usePurchaseEvent(app, useSubscription(app));
  const signedIn = useSession(app).kind === 'signed-in';
  useEffect(() => {
    app.get('subscription').subscription.awaitPurchase(!justLooking);
  }, [app, justLooking]);
  useEffect(() => {
    if (signedIn) void app.host?.finishPurchase.execute();
  }, [app, signedIn]);
  return (
    <div className={`${layout.page} ${layout.section} ${styles.page}`}>
      <OwnSubscription app={app} locale={locale} bought={bought} />
    </div>
  );
}
