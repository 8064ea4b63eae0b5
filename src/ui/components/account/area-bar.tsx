import { Trans, useLingui } from '@lingui/react';
import { Link } from '@tanstack/react-router';
import type { App } from '../../../application/app.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useSession } from '../../hooks/use-app.ts';
import { Button } from '../parts/button.tsx';
import { PlansLink } from '../plan/plans-link.tsx';
import styles from './area-bar.module.css';

/** Where one is in the subscription area, and who is signed in. Its height never changes. */
export function AreaBar({ app }: { readonly app: App }) {
  const { i18n } = useLingui();
  return (
    <nav className={styles.bar} aria-label={i18n._({ id: 'account.area', message: 'Subscription' })}>
      <PlansLink className={styles.link}>
        <Trans id="account.area.plans" message="Plans" />
      </PlansLink>
      <Who app={app} />
    </nav>
  );
}

function Who({ app }: { readonly app: App }) {
  const session = useSession(app);
  const signOut = useAction(
    () => app.get('account').signOut.execute(),
    () => undefined,
  );
  if (session.kind !== 'signed-in') {
    return (
      <span className={styles.who}>
        <Link to="/pro/login" className={styles.link}>
          <Trans id="account.area.have" message="I have a subscription" />
        </Link>
      </span>
    );
  }
  const { email } = session.account;
  return (
    <>
      <Link to="/pro/welcome" state={{ justLooking: true }} className={styles.link}>
        <Trans id="account.area.own" message="My subscription" />
      </Link>
      <span className={styles.who}>
        <span className={styles.email}>
          {email ?? <Trans id="account.area.noEmail" message="Signed in, no e-mail yet" />}
        </span>
        <Button
          kind="quiet"
          className={styles.out}
          busy={signOut.state.kind === 'pending'}
          onClick={() => signOut.run(undefined)}
        >
          <Trans id="account.area.signOut" message="Sign out" />
        </Button>
      </span>
    </>
  );
}
