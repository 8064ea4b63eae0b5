import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { ExtensionStore } from '../../../domain/device/extension.ts';
import { extensionRules } from '../../../domain/device/extension-rules.ts';
import { storeLinks } from '../../../domain/download/store-link.ts';
import { eventAttributes } from '../../boot/event-attributes.ts';
import chooseStore from '../../first-paint/extension.ts?inline-script';
import { usePage } from '../../hooks/use-page.ts';
import styles from './extension-links.module.css';
import { ExtensionRefusals } from './extension-refusals.tsx';
import { carrying } from './origin-attributes.ts';

/**
 * The extension stores. A script in the head shows the one that fits or the reason why none does
 * (`first-paint/extension.ts`); without a script all are visible. Text above them must be true in either case.
 */
export function ExtensionLinks({ place }: { readonly place: string }) {
  const { i18n } = useLingui();
  return (
    <div className={styles.links}>
      {import.meta.env.SSR && <script dangerouslySetInnerHTML={{ __html: chooseStore }} />}
      <ExtensionRefusals />
      <ul className={styles.stores} role="list">
        <li data-of="firefox">
          <StoreLink store="firefox" place={place}>
            <Trans id="downloads.extension.firefox" message="Extension for Firefox" />
          </StoreLink>
          <span className={styles.needs}>
            <Trans
              id="downloads.extension.firefox.needs"
              message="Firefox {version} or later, on any computer"
              values={{ version: i18n.number(extensionRules.firefox.from) }}
            />
          </span>
        </li>
        <li data-of="chrome">
          <StoreLink store="chrome" place={place}>
            <Trans id="downloads.extension.chrome" message="Extension for Chrome and Brave" />
          </StoreLink>
          <span className={styles.needs}>
            <Trans
              id="downloads.extension.chrome.needs"
              message="Version {version} or later, on Mac and Windows"
              values={{ version: i18n.number(extensionRules.chrome.from) }}
            />
          </span>
        </li>
        <li data-of="edge">
          <StoreLink store="edge" place={place}>
            <Trans id="downloads.extension.edge" message="Extension for Microsoft Edge" />
          </StoreLink>
          <span className={styles.needs}>
            <Trans
              id="downloads.extension.edge.needs"
              message="Version {version} or later, on any computer"
              values={{ version: i18n.number(extensionRules.chrome.from) }}
            />
          </span>
        </li>
      </ul>
    </div>
  );
}

interface StoreLinkProps {
  readonly store: ExtensionStore;
  readonly place: string;
  readonly children: ReactNode;
}

function StoreLink({ store, place, children }: StoreLinkProps) {
  const { name } = usePage();
  const { href, carrier } = storeLinks[store];
  return (
    <a {...carrying(href, carrier, name, place)} {...eventAttributes('extension_click', {})}>
      {children}
    </a>
  );
}
