import { Trans } from '@lingui/react';
import { brand } from '../../../domain/brand.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import { usePage } from '../../hooks/use-page.ts';
import { BrowserFrame } from '../images/browser-frame.tsx';
import { PhoneFrame } from '../images/phone-frame.tsx';
import { SearchResults } from '../images/screens/search-results.tsx';
import styles from './browser-page.module.css';
import { DownloadButton } from './download-button.tsx';
import { ExtensionLinks } from './extension-links.tsx';
import { carrying } from './origin-attributes.ts';

const values = { name: brand.name };

/**
 * The short way to the browser: one sentence, the matching button, and the extension for those who keep their own
 * browser.
 */
export function BrowserPage() {
  const { locale, name } = usePage();
  return (
    <>
      <div className={styles.first}>
        <h1 className={styles.title}>
          <Trans id="downloads.browser.title" message="Get {name}" values={values} />
        </h1>
        <p className={styles.lead}>
          <Trans
            id="downloads.browser.lead"
            message="A free browser with private search and tracker blocking. Download it for the device you’re on."
          />
        </p>
        <DownloadButton place="hero" />
      </div>
      <div className={styles.window}>
        <BrowserFrame
          className={styles.computer}
          tab={
            <>
              <Trans id="screens.address.typed" message="when do duckl" />…
            </>
          }
        >
          <SearchResults on="desktop" />
        </BrowserFrame>
        <PhoneFrame address={new URL(brand.site).host}>
          <SearchResults on="phone" />
        </PhoneFrame>
      </div>
      <div className={styles.ways}>
        <section aria-labelledby="stay-title">
          <h2 id="stay-title" className={styles.heading}>
            <Trans id="downloads.browser.stay" message="The extension for other browsers" />
          </h2>
          <ExtensionLinks place="stay" />
        </section>
        <section aria-labelledby="more-title">
          <h2 id="more-title" className={styles.heading}>
            <Trans id="downloads.browser.more" message="Want to know more first?" />
          </h2>
          <ul className={styles.links} role="list">
            <li>
              <a href={pathIn(locale, '/app')}>
                <Trans id="downloads.browser.about" message="What the browser does" />
              </a>
            </li>
            <li>
              <a
                {...carrying(pathIn(locale, '/pro'), 'origin', name, 'more')}
                {...eventAttributes('cta_click', { cta: 'browser-plans' })}
              >
                <Trans id="downloads.browser.plans" message="What the subscription adds" />
              </a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
