import layout from '../layout.module.css';
import { PageHead } from '../parts/page-head.tsx';
import { examples } from './examples.ts';
import styles from './gallery-page.module.css';

/** Every part in every state, for developers. Not part of production builds. */
export function GalleryPage() {
  return (
    <div className={`${layout.page} ${layout.section}`}>
      <PageHead
        title="Components"
        lead="What pages are made of, in every state it can be in. Look at it in both themes, at 360 pixels and with the text at 200 %."
      />
      <div className={styles.columns}>
        <nav className={styles.index} aria-label="Components">
          <ul role="list">
            {examples.map(({ part }) => (
              <li key={part}>
                <a href={`#${anchor(part)}`}>{part}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.parts}>
          {examples.map(({ part, files, about, states }) => (
            <section
              key={part}
              id={anchor(part)}
              className={styles.part}
              aria-labelledby={`${anchor(part)}-name`}
            >
              <h2 id={`${anchor(part)}-name`} className={styles.name}>
                {part}
              </h2>
              <p>{about}</p>
              <p className={styles.files}>
                {files.map((file) => (
                  <code key={file}>parts/{file}.tsx</code>
                ))}
              </p>
              {states.map(({ name, says, show }) => (
                <figure key={name} className={styles.state}>
                  <figcaption className={styles.says}>
                    <strong>{name}.</strong> {says}
                  </figcaption>
                  <div className={styles.stage}>{show}</div>
                </figure>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function anchor(part: string): string {
  return `part-${part.toLowerCase().replaceAll(' ', '-')}`;
}
