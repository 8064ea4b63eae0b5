import { Trans } from '@lingui/react';
import type { PromoType } from '../../../domain/subscription/provider.ts';
import styles from './promo.module.css';

/**
 * Promotes the subscription, by the arm of the experiment `privacypropromo`: `banner` shows the promo of type `PROMO`,
 * `tagline` the one of type `FOCUSED`. The page contains both, and `<html data-exp-privacypropromo>` selects one; the
 * control group and visitors without an arm see none.
 */
export function Promo({ type }: { readonly type: PromoType }) {
  return type === 'PROMO' ? (
    <p className={styles.banner}>
      <Trans
        id="pro.promo.banner"
        message="One subscription for all your devices, with a VPN on five at a time."
      />
    </p>
  ) : (
    <p className={styles.tagline}>
      <Trans id="pro.promo.tagline" message="One subscription covers your phone, tablet and computer." />
    </p>
  );
}
