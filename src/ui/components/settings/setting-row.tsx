import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { rowOf, type SettingCode } from '../../../domain/settings/catalogue.ts';
import { fonts } from '../../../domain/settings/fonts.ts';
import type { Settings } from '../../../domain/settings/settings.ts';
import { ColorControl } from './color-control.tsx';
import { CohortOptions, LanguageOptions } from './list-options.tsx';
import { RegionOptions } from './region-options.tsx';
import styles from './setting-row.module.css';
import { type RowCode, settingTexts } from './setting-texts.ts';
import { type ChoiceCode, choiceTexts } from './value-texts.ts';

interface SettingRowProps {
  readonly code: RowCode;
  /** The settings in effect on this page, for options that are only listed while selected. */
  readonly shown: Settings;
}

/**
 * A setting: its name, what it does, and its control, which is named after the setting's code. The controls are
 * uncontrolled, so that what is chosen before hydration stays.
 */
export function SettingRow({ code, shown }: SettingRowProps) {
  const { i18n } = useLingui();
  const { name, about } = settingTexts[code];
  const { values } = rowOf(code);
  const grouped = values.kind === 'color' || isBar(code);
  const id = `setting-${code}`;
  const words = (
    <span className={styles.name} id={`${id}-name`}>
      {i18n._(name)}
    </span>
  );
  return (
    <div className={`${styles.row} ${isSwitch(code) ? styles.short : ''}`} id={places[code]}>
      <div>
        {grouped ? words : <label htmlFor={id}>{words}</label>}
        <p className={styles.about} id={`${id}-about`}>
          {i18n._(about)}
        </p>
      </div>
      <Control code={code} id={id} shown={shown} />
    </div>
  );
}

/** Anchors of settings that other pages link to. Site facts, section 1.1. */
const places: Partial<Record<RowCode, string>> = { kae: 'theme' };

interface ControlProps extends SettingRowProps {
  readonly id: string;
}

function Control({ code, id, shown }: ControlProps) {
  const { values, default: chosen } = rowOf(code);
  if (isSwitch(code)) return <Switch code={code} id={id} />;
  if (isBar(code)) return <Bar code={code} id={id} />;
  if (values.kind === 'color') {
    return <ColorControl code={code} id={id} named={values.named} shown={shown[code]} />;
  }
  return (
    <span className={styles.pick}>
      <select
        id={id}
        name={code}
        className={styles.select}
        defaultValue={chosen}
        aria-describedby={`${id}-about`}
      >
        <Options code={code} shown={shown} />
      </select>
    </span>
  );
}

function Options({ code, shown }: SettingRowProps): ReactNode {
  const { i18n } = useLingui();
  const { values } = rowOf(code);
  if (values.kind === 'region') return <RegionOptions />;
  if (values.kind === 'language') return <LanguageOptions />;
  if (values.kind === 'cohort') return <CohortOptions shown={shown[code]} />;
  if (values.kind === 'font') {
    return Object.entries(fonts).map(([font, { name }]) => (
      <option key={font} value={font}>
        {name}
      </option>
    ));
  }
  return (
    isChoice(code) &&
    Object.entries(choiceTexts[code]).map(([value, text]) => (
      <option key={value} value={value}>
        {i18n._(text)}
      </option>
    ))
  );
}

/**
 * Without a script, the browser submits the form, and an unticked box sends nothing. A switch that is on by default is
 * therefore followed by a hidden "off", which counts if nothing precedes it.
 */
function Switch({ code, id }: Pick<ControlProps, 'code' | 'id'>) {
  const on = rowOf(code).default === '1';
  return (
    <>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox exposes its checked state by itself
        role="switch"
        id={id}
        name={code}
        value="1"
        className={styles.switch}
        defaultChecked={on}
        aria-describedby={`${id}-about`}
      />
      {on && <input type="hidden" name={code} value="-1" />}
    </>
  );
}

function Bar({ code, id }: { readonly code: ChoiceCode; readonly id: string }) {
  const { i18n } = useLingui();
  return (
    <div
      role="radiogroup"
      className={styles.bar}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
    >
      {Object.entries(choiceTexts[code]).map(([value, text]) => (
        <label key={value} className={styles.segment}>
          <input type="radio" name={code} value={value} defaultChecked={value === rowOf(code).default} />
          <span>{i18n._(text)}</span>
        </label>
      ))}
    </div>
  );
}

function isChoice(code: SettingCode): code is ChoiceCode {
  return Object.hasOwn(choiceTexts, code);
}

function isSwitch(code: SettingCode): boolean {
  return rowOf(code).values.kind === 'choice' && !isChoice(code);
}

/** Three short values are side by side; longer ones, or more of them, are in a list. */
function isBar(code: SettingCode): code is ChoiceCode {
  return isChoice(code) && code !== 'k5' && code !== 'kaj' && Object.keys(choiceTexts[code]).length <= 3;
}
