import { Trans, useLingui } from '@lingui/react';
import { useEffect, useRef, useState } from 'react';
import type { Features } from '../../../application/app.ts';
import type { CopyOutcome } from '../../../application/settings/cloud-copy.ts';
import { brand } from '../../../domain/brand.ts';
import { settingsAddress, settingsFromJson, settingsJson } from '../../../domain/settings/formats.ts';
import { cloudPart, type Settings } from '../../../domain/settings/settings.ts';
import { saveFile } from '../../save-file.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './take-along.module.css';

interface AddressProps {
  readonly settings: Settings;
  /** The address of the search page. */
  readonly search: URL;
}

/** An address that contains the settings, to bookmark. */
export function SettingsAddress({ settings, search }: AddressProps) {
  const { href } = settingsAddress(search, cloudPart(settings));
  if (isUnchanged(settings)) return <Unchanged />;
  return (
    <div className={styles.way}>
      <a className={styles.code} href={href}>
        {href}
      </a>
      <p className={styles.actions}>
        <CopyButton text={() => href} />
      </p>
    </div>
  );
}

interface FileProps {
  readonly feature: Features['settings'] | null;
  readonly settings: Settings;
  readonly onKept: (outcome: CopyOutcome) => void;
}

/** The settings as a file: to save, and to open here or elsewhere. */
export function SettingsFile({ feature, settings, onKept }: FileProps) {
  const { i18n } = useLingui();
  const [bad, setBad] = useState<string | null>(null);
  const json = settingsJson(cloudPart(settings));
  const open = async (file: File) => {
    if (feature === null) return;
    const text = await file.text().catch(() => '');
    const read = settingsFromJson(text);
    // Opening the wrong file must not reset everything to its default.
    if (!read.ok || isUnchanged(read.value)) return setBad(file.name);
    const imported = await feature.importSettings.execute(text);
    setBad(imported.ok ? null : file.name);
    if (imported.ok) onKept(imported.value);
  };
  const input = useRef<HTMLInputElement>(null);
  const openChosen = () => {
    const [file] = input.current?.files ?? [];
    if (input.current === null || file === undefined) return;
    input.current.value = '';
    open(file);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file chosen before hydration is opened once
  useEffect(openChosen, []);
  return (
    <div className={styles.way}>
      {isUnchanged(settings) ? (
        <Unchanged />
      ) : (
        <>
          <code className={styles.code}>{json}</code>
          <p className={styles.actions}>
            <Button onClick={() => download(json)}>
              <Trans id="settings.file.save" message="Save as a file" />
            </Button>
            <CopyButton text={() => json} />
          </p>
        </>
      )}
      <p className={styles.open}>
        <label htmlFor="settings-file">
          <Trans id="settings.file.open" message="Open a settings file" />
        </label>
        <input
          ref={input}
          id="settings-file"
          type="file"
          accept="application/json,.json"
          aria-describedby="settings-file-about"
          onChange={openChosen}
        />
        <span id="settings-file-about" className={styles.state}>
          {i18n._({ id: 'settings.file.about', message: 'It replaces the settings you have here.' })}
        </span>
      </p>
      {bad !== null && (
        <Notice
          kind="problem"
          title={
            <Trans id="settings.file.bad" message="There are no settings in {file}." values={{ file: bad }} />
          }
        >
          <Trans
            id="settings.file.bad.help"
            message="Your settings haven’t changed. Choose a file that was saved on this page."
          />
        </Notice>
      )}
    </div>
  );
}

function isUnchanged(settings: Settings): boolean {
  return Object.keys(cloudPart(settings)).length === 0;
}

/** Says that there is nothing to transfer to another device. */
export function Unchanged() {
  return (
    <p className={styles.state}>
      <Trans
        id="settings.along.unchanged"
        message="All settings are at their defaults, so there is nothing to take with you yet."
      />
    </p>
  );
}

function download(json: string): void {
  saveFile({
    name: `${brand.name.toLowerCase()}-settings.json`,
    content: `${json}\n`,
    type: 'application/json',
  });
}
