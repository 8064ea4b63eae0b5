import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../hooks/use-locale.ts';
import { Button } from '../parts/button.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { type KeySheetTexts, keySheet, printKey, saveAsFile } from './key-sheet.ts';
import styles from './recovery-key-card.module.css';
import { SaveInManager } from './save-in-manager.tsx';

interface ShownKeyProps {
  /** Null while it is being created. */
  readonly value: string | null;
  readonly kind: 'primary' | 'secondary';
  /** True while the service is being told that the key is saved. */
  readonly keeping: boolean;
  readonly onKept: () => void;
  readonly instead: ReactNode;
}

/** Has the width of any key, to reserve its room. */
const anyKey = '0000-0000-0000-0000-0000';

/** The key, shown only once, with every way to save it. */
export function ShownKey({ value, kind, keeping, onKept, instead }: ShownKeyProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const [copied, setCopied] = useState<boolean | null>(null);
  const texts: KeySheetTexts = {
    title: i18n._({ id: 'recovery.sheet.title', message: 'Recovery key for your subscription' }),
    use: i18n._({
      id: 'recovery.sheet.use',
      message: 'Sign in with this key in place of an e-mail address, on any device:',
    }),
    keep: i18n._({
      id: 'recovery.sheet.keep',
      message: 'Whoever has this key can use and cancel the subscription. Keep it like a password.',
    }),
  };
  const lines = value === null ? [] : keySheet(value, locale, texts);
  /** The key is not there yet; dimming the buttons for that moment would only flicker. */
  const early = { disabled: value === null, 'data-early': value === null || undefined };
  const copy = () => {
    if (value === null) return;
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <p>
        <Trans
          id="recovery.what"
          message="Enter it to sign in on any device, without an e-mail address. You see it only now: we keep only a one-way code made from it, so nobody can restore it for you, not even us."
        />
      </p>
      {value === null ? (
        <div className={`${styles.key} ${styles.coming}`} aria-hidden="true">
          <Groups of={anyKey} />
        </div>
      ) : (
        <output className={styles.key} aria-label={i18n._({ id: 'recovery.key', message: 'Recovery key' })}>
          <Groups of={value} />
        </output>
      )}
      <div className={styles.ways}>
        <Button {...early} onClick={copy}>
          <Trans id="recovery.copy" message="Copy" />
        </Button>
        <Button {...early} onClick={() => saveAsFile(lines)}>
          <Trans id="recovery.file" message="Download as a text file" />
        </Button>
        <Button {...early} onClick={printKey}>
          <Trans id="recovery.print" message="Print" />
        </Button>
      </div>
      <p role="status" className={styles.told}>
        {copied === true && (
          <Trans
            id="recovery.copied"
            message="Copied. Paste it somewhere safe, such as a password manager."
          />
        )}
        {copied === false && (
          <Trans
            id="recovery.copy.failed"
            message="Your browser didn’t allow it. Select the key and copy it."
          />
        )}
      </p>
      <Disclosure summary={<Trans id="recovery.manager" message="Save it in a password manager" />}>
        {value !== null && <SaveInManager value={value} />}
      </Disclosure>
      <div className={styles.buttons}>
        <Button {...early} kind={kind} busy={keeping} onClick={onKept}>
          <Trans id="recovery.kept" message="I’ve saved my key" />
        </Button>
        {instead}
      </div>
      <div className={styles.sheet} aria-hidden="true">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}

/** Allows a line break before each hyphen and nowhere else. */
function Groups({ of: key }: { readonly of: string }) {
  return key.match(/[^-]+-?/g)?.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two groups may be equal, and none is ever moved
    <span key={place} className={styles.group}>
      {group}
    </span>
  ));
}
