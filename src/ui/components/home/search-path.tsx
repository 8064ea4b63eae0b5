import { Trans } from '@lingui/react';
import { flyingBird } from '../images/flying-bird.ts';
import { Section } from '../parts/section.tsx';
import styles from './search-path.module.css';

/** One search from its first letter to its end, as a path. */
export function SearchPath() {
  return (
    <Section
      id="path"
      tone="sky"
      title={<Trans id="home.path.title" message="The short life of a search" />}
      below={
        <>
          <svg className={styles.flight} viewBox="0 0 1200 180" preserveAspectRatio="none" aria-hidden="true">
            <path d="M12 150C120 150 190 48 320 48S520 64 628 64S820 150 936 150" />
            <path className={styles.bird} transform="translate(424 44) scale(0.8)" d={flyingBird} />
          </svg>
          <ol className={styles.steps} role="list">
            <li>
              <h3>
                <Trans id="home.path.type.title" message="You type" />
              </h3>
              <p>
                <Trans
                  id="home.path.type.text"
                  message="Your words travel encrypted from your device to us."
                />
              </p>
            </li>
            <li>
              <h3>
                <Trans id="home.path.ask.title" message="We ask around" />
              </h3>
              <p>
                <Trans id="home.path.ask.text" message="Our partners see our address, never yours." />
              </p>
            </li>
            <li>
              <h3>
                <Trans id="home.path.read.title" message="You read" />
              </h3>
              <p>
                <Trans
                  id="home.path.read.text"
                  message="If there is an ad, it depends on your words and your region, not on you."
                />
              </p>
            </li>
            <li>
              <h3>
                <Trans id="home.path.forget.title" message="We forget" />
              </h3>
              <p>
                <Trans
                  id="home.path.forget.text"
                  message="Your words and your IP address are gone. Nothing is left to sell, lose or hand over."
                />
              </p>
            </li>
          </ol>
        </>
      }
    />
  );
}
