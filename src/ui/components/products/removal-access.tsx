import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { type Locale, pathIn } from '../../../domain/locale/locale.ts';
import { ButtonLink } from '../parts/button.tsx';
import styles from './removal-access.module.css';

/** Whether the visitor may use it: not known yet, included in the plan, not included, or no active subscription. */
export type Access = 'unknown' | 'included' | 'not-included' | 'no-subscription';

interface RemovalAccessProps {
  readonly locale: Locale;
  readonly access?: Access;
}

/**
 * How a subscriber starts, or why not. The static page has what applies to everybody; the others are for visitors
 * signed in here.
 */
export function RemovalAccess({ locale, access = 'unknown' }: RemovalAccessProps) {
  return (
    <div className={styles.access} data-access={access}>
      <h3>{titles[access]}</h3>
      <div role="status">{texts[access]}</div>
      {access === 'not-included' && (
        <div>
          <ButtonLink href={pathIn(locale, '/pro/welcome')}>
            <Trans id="island.removal.own" message="See what my plan includes" />
          </ButtonLink>
        </div>
      )}
      {access === 'no-subscription' && (
        <div>
          <ButtonLink href={`${pathIn(locale, '/pro')}?origin=dbp_website__start`} data-carries="origin">
            <Trans id="island.restoration.plans" message="See plans and prices" />
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

const begin = (
  <p>
    <Trans
      id="island.removal.begin"
      message="In the {name} browser on a Mac or Windows computer, open Settings and choose Personal information removal."
      values={{ name: brand.name }}
    />
  </p>
);

const titles = {
  unknown: <Trans id="island.removal.unknown" message="Already subscribed?" />,
  included: <Trans id="island.removal.included" message="Your subscription includes it" />,
  'not-included': <Trans id="island.removal.notIncluded" message="Your plan doesn’t include it" />,
  'no-subscription': <Trans id="island.removal.none" message="You have no active subscription" />,
} as const satisfies Record<Access, unknown>;

const texts = {
  unknown: begin,
  included: begin,
  'not-included': (
    <p>
      <Trans
        id="island.removal.notIncluded.text"
        message="Personal information removal is only part of plans bought in the US, because it works with US sites. The rest of your subscription is not affected."
      />
    </p>
  ),
  'no-subscription': (
    <p>
      <Trans
        id="island.removal.none.text"
        message="You are signed in, but the subscription is paused, has ended or was never started. Personal information removal comes with a plan bought in the US."
      />
    </p>
  ),
} as const satisfies Record<Access, unknown>;
