import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import styles from './address-list.module.css';

const host = new URL(brand.site).host;

/** Many private addresses that lead to one inbox, one of them closed because it fell into the wrong hands. */
export function AddressList() {
  return (
    <div className={styles.river}>
      <ul role="list" className={styles.arms}>
        <Arm address="reed-47">
          <Trans id="products.email.address.shop" message="for the shoe store" />
        </Arm>
        <Arm address="sedge-09">
          <Trans id="products.email.address.news" message="for a newsletter" />
        </Arm>
        <Arm address="willow-8c" shut>
          <Trans id="products.email.address.shut" message="for a quiz, switched off when spam came" />
        </Arm>
        <Arm address="heron-31">
          <Trans id="products.email.address.trial" message="for a trial month" />
        </Arm>
      </ul>
      <p className={styles.mouth}>
        <svg className={styles.inbox} viewBox="0 0 48 36" aria-hidden="true">
          <path d="M3 20l8-16h26l8 16v13H3zM3 20h13l3 6h10l3-6h13" />
        </svg>
        <Trans id="products.email.address.inbox" message="Your own inbox, whose address none of them knows" />
      </p>
    </div>
  );
}

interface ArmProps {
  /** The part before the @. */
  readonly address: string;
  readonly shut?: boolean;
  readonly children: ReactNode;
}

function Arm({ address, shut = false, children }: ArmProps) {
  return (
    <li className={shut ? styles.shut : styles.open}>
      <span className={styles.address}>
        {address}@{host}
      </span>
      <span className={styles.purpose}>{children}</span>
    </li>
  );
}
