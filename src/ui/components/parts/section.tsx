import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  /** The section's anchor on its page (`#keep`), and the prefix of its title's id. */
  readonly id: string;
  readonly title: ReactNode;
  /** One or two sentences below the title. */
  readonly intro?: ReactNode;
  /** The content, below title and introduction. */
  readonly children?: ReactNode;
  /** Shown beside title, introduction and children on a wide screen, and below them on a narrow one. */
  readonly beside?: ReactNode;
  /** The side that `beside` is on; at the start it also comes first on a narrow screen. */
  readonly besideAt?: 'start' | 'end';
  /** The share of the width for `beside`: as much as it needs, half, most of it, or an aside's own width. */
  readonly share?: 'own' | 'half' | 'most' | 'aside';
  /** Below both, across the full width. */
  readonly below?: ReactNode;
  /** The section's background. Any other than the page's own spans the whole window. */
  readonly tone?: 'ground' | 'sky' | 'sunken' | 'drake';
}

/** A section of a page with its own title: one column, or two side by side. */
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
