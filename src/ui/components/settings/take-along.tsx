import { Trans } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import type { Features } from '../../../application/app.ts';
import type { CopyOutcome } from '../../../application/settings/cloud-copy.ts';
import { isOn, type Settings } from '../../../domain/settings/settings.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { SettingsAddress, SettingsFile } from './address-and-file.tsx';
import { CloudSave } from './cloud-save.tsx';
import styles from './take-along.module.css';

interface TakeAlongProps {
  /** Null in the static page. */
  readonly feature: Features['settings'] | null;
  /** The settings in effect on the page, which are the ones transferred. */
  readonly settings: Settings;
  /** The address of the search page. */
  readonly search: URL;
  /** Called when all settings changed at once. */
  readonly onKept: (outcome: CopyOutcome) => void;
}

/** Transfers settings to other devices, by passphrase, as an address or as a file, and resets them. */
export function TakeAlong({ feature, settings, search, onKept }: TakeAlongProps) {
  return (
    <section id="save" className={styles.ways} aria-labelledby="save-title">
      <h2 id="save-title">
        <Trans id="settings.nav.save" message="Save and share" />
      </h2>
      <Part
        title={<Trans id="settings.cloud" message="Cloud save" />}
        about={
          <Trans
            id="settings.cloud.about"
            message="Saves your settings on our server under a passphrase of five words, without an account. Your browser turns the passphrase into a key and sends us that, never the passphrase. We keep the key only as a one-way code. Settings that nobody uses for two years are deleted."
          />
        }
      >
        <CloudSave feature={feature} on={isOn(settings, 'kbl')} onRefused={onKept} />
      </Part>
      <Part
        title={<Trans id="settings.address" message="As an address" />}
        about={
          <Trans
            id="settings.address.about"
            message="Bookmark this address, or set it as your start page. It works without cookies, and brings only what you have changed."
          />
        }
      >
        <SettingsAddress settings={settings} search={search} />
      </Part>
      <Part
        title={<Trans id="settings.file" message="As a file" />}
        about={
          <Trans
            id="settings.file.what"
            message="The settings you have changed, under the same codes as in the address."
          />
        }
      >
        <SettingsFile feature={feature} settings={settings} onKept={onKept} />
      </Part>
      <Part
        title={<Trans id="settings.reset" message="Start over" />}
        about={
          <Trans
            id="settings.reset.about"
            message="Sets everything on this page back to its default and deletes your settings cookies."
          />
        }
      >
        <Reset feature={feature} onKept={onKept} />
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: ReactNode;
  readonly about: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, about, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div>
        <h3>{title}</h3>
        <p>{about}</p>
      </div>
      {children}
      <div className={styles.lost}>
        <Notice kind="problem">
          <Trans
            id="settings.lost"
            message="We couldn’t load what this button needs, so nothing has changed. Check your connection and try again."
          />
        </Notice>
      </div>
    </div>
  );
}

/** Asks for confirmation, because it cannot be undone. */
function Reset({ feature, onKept }: Pick<TakeAlongProps, 'feature' | 'onKept'>) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <p className={styles.actions}>
        <Button onClick={() => setAsked(true)}>
          <Trans id="settings.reset.ask" message="Reset all settings" />
        </Button>
      </p>
    );
  }
  return (
    <p className={styles.actions}>
      <Button
        kind="alarm"
        autoFocus
        onClick={async () => {
          if (feature === null) return;
          const outcome = await feature.resetSettings.execute();
          setAsked(false);
          onKept(outcome);
        }}
      >
        <Trans id="settings.reset.go" message="Yes, reset them" />
      </Button>
      <Button onClick={() => setAsked(false)}>
        <Trans id="settings.reset.keep" message="Keep my settings" />
      </Button>
    </p>
  );
}
