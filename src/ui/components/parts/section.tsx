import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The section's address on its page (`#keep`), and the start of its title's id. */
  readonly id: string;
  readonly title: ReactNode;
  /** One or two sentences under the title. */
  readonly intro?: ReactNode;
  /** What it says, under title and introduction. */
  readonly children?: ReactNode;
  /** Stands beside title, introduction and children on a wide screen, and below them on a narrow one. */
  readonly beside?: ReactNode;
  /** Where `beside` stands; at the start it also comes first on a narrow screen. */
  readonly besideAt?: 'start' | 'end';
  /** The share of the width that `beside` gets: as much as it needs, half, most of it, or an aside's own measure. */
  readonly share?: 'own' | 'half' | 'most' | 'aside';
  /** Under both, over the whole width. */
  readonly below?: ReactNode;
  /** The ground it stands on. A ground other than the page's own runs over the whole window. */
  readonly tone?: 'ground' | 'sky' | 'sunken' | 'drake';
}

/** A part of a page under a title of its own. Its shape comes from what it says: one column, or two that face each other. */
export function Section({
  id,
  title,
  intro,
  children,
  beside,
  besideAt = 'end',
  share = 'half',
  below,
  tone = 'ground',
}: SectionProps) {
  const titleId = `${id}-title`;
  const columns = beside === undefined ? [] : [styles[besideAt], styles[share]];
  return (
    <section
      id={id}
      className={[styles.section, styles[tone]].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
    >
      <div className={[styles.inner, ...columns].filter(Boolean).join(' ')}>
        {beside !== undefined && besideAt === 'start' && <div className={styles.beside}>{beside}</div>}
        <div className={styles.words}>
          <h2 id={titleId}>{title}</h2>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
        {beside !== undefined && besideAt === 'end' && <div className={styles.beside}>{beside}</div>}
        {below !== undefined && <div className={styles.below}>{below}</div>}
      </div>
    </section>
  );
}
