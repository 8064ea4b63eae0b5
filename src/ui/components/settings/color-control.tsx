import { Trans, useLingui } from '@lingui/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { rowOf } from '../../../domain/settings/catalogue.ts';
import { readHex } from '../../../domain/settings/color.ts';
import { ownColorField } from '../../../domain/settings/formats.ts';
import styles from './color-control.module.css';
import type { RowCode } from './setting-texts.ts';
import { type ColorLabel, colorTexts } from './value-texts.ts';

interface ColorControlProps {
  readonly code: RowCode;
  readonly id: string;
  readonly named: Readonly<Record<string, { readonly label: string; readonly hex: string }>>;
  readonly shown: string | undefined;
}

/** Named colors to choose from, and a field for any other as hex digits. */
export function ColorControl({ code, id, named, shown }: ColorControlProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const { default: chosen } = rowOf(code);
  const isNew = useRef(true);

  useLayoutEffect(() => {
    const { current } = field;
    const filled = current?.dataset['filled'];
    const wasTyped = isNew.current && current?.value !== '' && current?.value !== `#${filled}`;
    isNew.current = false;
    if (current === null || document.activeElement === current) return;
    // Typed before hydration: the form takes it over.
    if (wasTyped) {
      setWrong(isWrong(current.value));
      return;
    }
    const custom = shown !== undefined && !Object.hasOwn(named, shown);
    current.value = custom ? `#${shown}` : '';
    setWrong(false);
  }, [shown, named]);

  return (
    <div
      role="radiogroup"
      className={styles.colors}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-about`}
    >
      {chosen === '' && (
        <label className={styles.own} title={i18n._(ownOfTheme)}>
          <input type="radio" name={code} value="" defaultChecked aria-label={i18n._(ownOfTheme)} />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 2a10 10 0 0 0 0 20z" />
            <circle cx="12" cy="12" r="10" />
          </svg>
        </label>
      )}
      {Object.entries(named).map(([value, { label, hex }]) => {
        // Most of the theme's own colors differ in the dark theme (`color-control.module.css`), where a name would be
        // wrong.
        const name = i18n._(value === chosen && code !== 'kj' ? ownOfTheme : colorTexts[label as ColorLabel]);
        return (
          <label key={value} title={name}>
            <input
              type="radio"
              name={code}
              value={value}
              defaultChecked={value === chosen}
              aria-label={name}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="10" fill={`#${hex}`} />
            </svg>
          </label>
        );
      })}
      <input
        ref={field}
        type="text"
        className={styles.custom}
        name={ownColorField(code)}
        data-color={code}
        pattern="\s*#?([0-9a-fA-F]{3}){1,2}\s*"
        size={8}
        maxLength={7}
        placeholder="#rrggbb"
        aria-label={i18n._({ id: 'settings.color.own', message: 'Another color, as hex digits' })}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-error` : undefined}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setWrong((before) => before && isWrong(target.value))}
        onBlur={({ target }) => setWrong(isWrong(target.value))}
      />
      <p className={styles.error} id={`${id}-error`} aria-live="polite">
        {wrong && (
          <Trans
            id="settings.color.error"
            message="A color has 3 or 6 hex digits, such as #1d6fa5. The previous color is still in use."
          />
        )}
      </p>
    </div>
  );
}

function isWrong(typed: string): boolean {
  return typed.trim() !== '' && readHex(typed.trim()) === null;
}

const ownOfTheme = { id: 'settings.color.theme', message: 'The theme’s own' };
