import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { createElement } from 'react';
import { pathIn } from '../../../domain/locale/locale.ts';
import type { Entitlement } from '../../../domain/subscription/feature.ts';
import { useApp } from '../../hooks/use-app.ts';
import { useLocale } from '../../hooks/use-locale.ts';
import { Button } from '../parts/button.tsx';
import numbers from '../parts/numbers.module.css';
import { Tabs } from '../parts/tabs.tsx';
import { FeatureImage } from '../plan/feature-image.tsx';
import { featureNames } from '../plan/feature-names.ts';
import { ownPlatform, type System } from './own-platform.ts';
import styles from './set-up-list.module.css';
import { stepsFor } from './set-up-steps.ts';

const systemNames: Readonly<Record<System, string>> = {
  windows: 'Windows',
  macos: 'Mac',
  ios: 'iPhone',
  android: 'Android',
};

/**
 * What a product includes and where each part is switched on, step by step. Nothing for a product this site does not
 * know.
 */
export function SetUpList({ features }: { readonly features: readonly Entitlement[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="set-up" className={styles.section}>
      <h2 id="set-up" className={styles.title}>
        <Trans id="welcome.setUp.title" message="Set up what’s included" />
      </h2>
      <ul role="list" className={styles.list}>
        {features.map((feature) => (
          <SetUpItem key={feature} feature={feature} />
        ))}
      </ul>
    </section>
  );
}

function SetUpItem({ feature }: { readonly feature: Entitlement }) {
  const { i18n } = useLingui();
  const name = i18n._(featureNames[feature]);
  const { app } = useApp();
  const [first, ...others] = stepsFor(feature, ownPlatform());
  if (first === undefined) return null;
  return (
    <li className={styles.item}>
      <div className={styles.image}>
        <FeatureImage product={feature} />
      </div>
      <div className={styles.how}>
        <h3 className={styles.name}>{name}</h3>
        {app.host !== null ? (
          <Button onClick={() => app.host?.tell.open(feature)}>
            <Trans id="welcome.setUp.open" message="Open in the app" />
          </Button>
        ) : others.length === 0 ? (
          <StepList steps={first.steps} />
        ) : (
          <Tabs
            id={`set-up-${feature.replaceAll(/\W+/g, '-').toLowerCase()}`}
            label={i18n._({
              id: 'welcome.setUp.device',
              message: '{feature}: which device?',
              values: { feature: name },
            })}
            tabs={[first, ...others].map(({ system, steps }) => ({
              id: system ?? 'any',
              name: system === null ? '' : systemNames[system],
              content: <StepList steps={steps} />,
            }))}
          />
        )}
      </div>
    </li>
  );
}

function StepList({ steps }: { readonly steps: readonly MessageDescriptor[] }) {
  const locale = useLocale();
  // biome-ignore lint/a11y/useAnchorContent: its text is in the message
  const components = { 0: <a href={pathIn(locale, '/identity-theft-restoration')} /> };
  return (
    <ol role="list" className={`${numbers.list} ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step.id}>{createElement(Trans, { ...step, components })}</li>
      ))}
    </ol>
  );
}
