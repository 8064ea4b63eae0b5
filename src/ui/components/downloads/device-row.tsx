import type { ReactNode } from 'react';
import { DeviceIcon } from './device-icon.tsx';
import styles from './devices-page.module.css';

interface DeviceRowProps {
  readonly id: string;
  readonly platform: 'windows' | 'macos' | 'ios' | 'android' | 'other';
  readonly name: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/**
 * A kind of device with the ways to get the browser there. The visitor's own comes first and is highlighted (`<html
 * data-platform>`).
 */
export function DeviceRow({ id, platform, name, note, children }: DeviceRowProps) {
  return (
    <section id={id} className={styles.row} data-for={platform} aria-labelledby={`${id}-name`}>
      <DeviceIcon platform={platform} className={styles.icon} />
      <div>
        <h2 id={`${id}-name`} className={styles.name}>
          {name}
        </h2>
        <p className={styles.note}>{note}</p>
      </div>
      {children}
    </section>
  );
}
