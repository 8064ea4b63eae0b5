import type { ReactNode } from 'react';
import { NeckRing } from '../parts/neck-ring.tsx';
import styles from './large-claim.module.css';

interface LargeClaimProps {
  /** The section's anchor on its page. */
  readonly id: string;
  /** True if the section before has a background of its own, so that no strip of paper is left between the two. */
  readonly isAfterGround?: boolean;
  /** The sentence in large type. */
  readonly claim: ReactNode;
  /** What exactly it means, and what it does not. */
  readonly children: ReactNode;
  readonly image: ReactNode;
}

/** The one promise of a page: a sentence in large type on green, with its exact meaning and a drawing beside it. */
export function LargeClaim({ id, isAfterGround = false, claim, children, image }: LargeClaimProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${isAfterGround ? styles.joined : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.band}>
        <div className={styles.inner}>
          <h2 id={`${id}-title`} className={styles.claim}>
            {claim}
          </h2>
          <div className={styles.meaning}>{children}</div>
          <div className={styles.image}>{image}</div>
        </div>
      </div>
      <NeckRing from="drake" to="ground" />
    </section>
  );
}
