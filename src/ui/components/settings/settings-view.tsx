import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import {
  type SettingRow as Row,
  rowOf,
  type SettingCode,
  settingCodes,
} from '../../../domain/settings/catalogue.ts';
import { searchWithSettingsPath, showSettingsField } from '../../../domain/settings/formats.ts';
import type { Settings } from '../../../domain/settings/settings.ts';
import type { ShownTheme } from '../../../domain/theme/theme.ts';
import { Button } from '../parts/button.tsx';
import { Notice } from '../parts/notice.tsx';
import { type Choice, choiceIn, choicesBefore, showIn } from './controls.ts';
import { ResultPreview } from './result-preview.tsx';
import { SettingRow } from './setting-row.tsx';
import type { RowCode } from './setting-texts.ts';
import styles from './settings-view.module.css';

/** The parts of the page, by the anchors that other pages link to. Site facts, section 1.1. */
export const tabs: readonly {
  readonly id: string;
  readonly tab: Row['tab'];
  readonly title: MessageDescriptor;
}[] = [
  { id: 'general', tab: 'general', title: { id: 'settings.general', message: 'General' } },
  { id: 'appearance', tab: 'appearance', title: { id: 'settings.appearance', message: 'Appearance' } },
  { id: 'privacy', tab: 'privacy', title: { id: 'settings.privacy', message: 'Privacy' } },
  { id: 'aifeatures', tab: 'ai', title: { id: 'settings.ai', message: 'AI features' } },
];

const rowCodes = settingCodes.filter((code): code is RowCode => code !== 'kbl');

interface SettingsViewProps {
  /** The settings in effect on this page, including those from the address; controls and preview show them. */
  readonly shown: Settings;
  readonly theme: ShownTheme;
  /** The setting that was changed last on this page. */
  readonly last: SettingCode | null;
  readonly onChoice: (choice: Choice) => void;
  /** A note about settings from the address. */
  readonly carried: ReactNode;
  /** A note about the last change. */
  readonly notes: ReactNode;
  /** How to transfer settings to other devices. */
  readonly children: ReactNode;
}

/** Every setting in its section, with the preview beside them. The first render equals the static page. */
export function SettingsView({ shown, theme, last, onChoice, carried, notes, children }: SettingsViewProps) {
  const { i18n } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const isNew = useRef(true);

  // Choices made before hydration are taken over once and are in `shown` from the next render on. Showing this render's
  // `shown` would undo them for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onChoice` is no reason to reset the controls
  useLayoutEffect(() => {
    if (form.current === null) return;
    const before = isNew.current ? choicesBefore(form.current) : [];
    isNew.current = false;
    if (before.length === 0) showIn(form.current, shown);
    for (const choice of before) onChoice(choice);
  }, [shown]);

  return (
    <>
      {carried}
      <div className={styles.board}>
        <div className={styles.aside}>
          <ResultPreview settings={shown} theme={theme} last={last} />
          <div className={styles.notes} data-settings-notes="">
            {notes}
          </div>
          <div className={styles.lost}>
            <Notice kind="problem">
              <Trans
                id="settings.lost.choice"
                message="We couldn’t load what this page needs, so your choice is not saved yet. Check your connection and try again."
              />
            </Notice>
          </div>
        </div>
        <form
          ref={form}
          className={styles.form}
          action={searchWithSettingsPath}
          method="get"
          autoComplete="off"
          onSubmit={(event) => event.preventDefault()}
          onChange={({ target }) => {
            const choice = choiceIn(target);
            if (choice !== null) onChoice(choice);
          }}
        >
          {tabs.map(({ id, tab, title }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.title}>
                {i18n._(title)}
              </h2>
              {rowCodes
                .filter((code) => rowOf(code).tab === tab)
                .map((code) => (
                  <SettingRow key={code} code={code} shown={shown} />
                ))}
            </section>
          ))}
          <div className={styles.scriptless}>
            <p>
              <Trans
                id="settings.scriptless"
                message="Without JavaScript, this page can’t save your choices. It can put them into an address instead: open search or this page with your settings, and bookmark what opens."
              />
            </p>
            <input type="hidden" name="locale" value={i18n.locale} />
            <p className={styles.ways}>
              <Button type="submit">
                <Trans id="settings.scriptless.go" message="Open search with these settings" />
              </Button>
              <Button type="submit" {...showSettingsField}>
                <Trans id="settings.scriptless.here" message="Reload this page with these settings" />
              </Button>
            </p>
          </div>
        </form>
      </div>
      {children}
    </>
  );
}
