import { Trans } from '@lingui/react';
import { useEffect, useState } from 'react';
import type { App, Features } from '../../../application/app.ts';
import type { ProviderView } from '../../../application/subscription/subscription-provider.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { isRestoration } from '../../../domain/subscription/feature.ts';
import { useStream } from '../../hooks/use-stream.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './manage-page.module.css';

const unknown: ProviderView = { kind: 'loading' };

interface RestorationSectionProps {
  readonly app: App;
  readonly locale: Locale;
}

/**
 * Links to the code of identity theft restoration, for a subscription that includes it. What determines that is loaded
 * after the page.
 */
export function RestorationSection({ app, locale }: RestorationSectionProps) {
  const [provider, setProvider] = useState<Features['provider'] | null>(null);
  useEffect(() => {
    app.load('provider').then(setProvider, () => {});
  }, [app]);
  return provider && <Entitled provider={provider} locale={locale} />;
}

interface EntitledProps {
  readonly provider: Features['provider'];
  readonly locale: Locale;
}

function Entitled({ provider, locale }: EntitledProps) {
  const { subscriptionProvider } = provider;
  const view = useStream(subscriptionProvider.state$, () => subscriptionProvider.current, unknown);
  const entitled = view.kind === 'ready' && !view.state.expired && view.state.features.some(isRestoration);
  if (!entitled) return null;
  return (
    <section className={`${styles.part} ${styles.wide}`} aria-labelledby="restoration">
      <h2 id="restoration" className={styles.heading}>
        <Trans id="manage.restoration.title" message="Identity theft restoration" />
      </h2>
      <p>
        <Trans
          id="manage.restoration.text"
          message="If somebody misuses your name, an adviser helps you by phone, day and night. The adviser will ask for a code. You get it on the page that has the phone number."
        />
      </p>
      <div className={styles.actions}>
        <ButtonLink href={`${pathIn(locale, '/identity-theft-restoration')}#code`}>
          <Trans id="manage.restoration.open" message="Get a code" />
        </ButtonLink>
      </div>
    </section>
  );
}
