import { Trans, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { brand } from '../../../domain/brand.ts';
import type { ExtensionRefusal } from '../../../domain/device/extension.ts';
import { extensionRules } from '../../../domain/device/extension-rules.ts';
import { minimumSystems } from '../../../domain/download/apps.ts';
import { pathIn } from '../../../domain/locale/locale.ts';
import { usePage } from '../../hooks/use-page.ts';
import styles from './extension-links.module.css';

/**
 * Why this browser is offered no extension, and what to do instead. CSS shows the sentence that matches `<html
 * data-extension>`.
 */
export function ExtensionRefusals() {
  const { locale } = usePage();
  const { i18n } = useLingui();
  const refusals: Readonly<Record<ExtensionRefusal, ReactNode>> = {
    installed: (
      <Trans id="downloads.extension.installed" message="You already have the extension in this browser." />
    ),
    own: (
      <Trans
        id="downloads.extension.own"
        message="You’re using {name}. It already does everything that the extension does."
        values={{ name: brand.name }}
      />
    ),
    mobile: (
      <Trans
        id="downloads.extension.mobile"
        message="The extension is for computers. On phones and tablets, our app gives you the same protection, from {ios} and {android}."
        values={{ ios: minimumSystems.ios.label, android: minimumSystems.android.label }}
      />
    ),
    outdated: (
      <Trans
        id="downloads.extension.outdated"
        message="This version of your browser is too old for the extension. Update to Firefox {firefox} or later, or to version {chrome} or later of Chrome, Brave or Microsoft Edge."
        values={{
          firefox: i18n.number(extensionRules.firefox.from),
          chrome: i18n.number(extensionRules.chrome.from),
        }}
      />
    ),
    system: (
      <Trans
        id="downloads.extension.system"
        message="In Chrome and Brave, we offer the extension on Mac and Windows only, even if the Chrome Web Store shows it here too. On Linux, use Firefox or Microsoft Edge. On a Chromebook, get our Android app. <0>Private search works in any browser</0>."
        // biome-ignore lint/a11y/useAnchorContent: its text is in the message
        components={{ 0: <a href={pathIn(locale, '/')} /> }}
      />
    ),
    other: (
      <Trans
        id="downloads.extension.none"
        message="We don’t offer the extension for this browser. It runs in Firefox and Microsoft Edge on any computer, and in Chrome and Brave on Mac and Windows."
      />
    ),
  };
  return Object.entries(refusals).map(([refusal, words]) => (
    <p key={refusal} className={styles.refusal} data-of={refusal}>
      {words}
    </p>
  ));
}
