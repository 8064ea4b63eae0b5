import { Trans, useLingui } from '@lingui/react';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../hooks/use-locale.ts';
import { Button } from '../parts/button.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { type KeySheetTexts, keySheet, printKey, saveAsFile } from './key-sheet.ts';
import styles from './recovery-key-card.module.css';
import { SaveInManager } from './save-in-manager.tsx';

interface ShownKeyProps {
  readonly value: string;
  readonly kind: 'primary' | 'secondary';
  readonly onKept: () => void;
  readonly instead: ReactNode;
}

/** The key, for the one time that it can be seen, with every way to save it. */
export function ShownKey({ value, kind, onKept, instead }: ShownKeyProps) {
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
  const lines = keySheet(value, locale, texts);
  const copy = () => {
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
      <output className={styles.key} aria-label={i18n._({ id: 'recovery.key', message: 'Recovery key' })}>
        {/* A line may break before a hyphen, and nowhere else. */}
        {value.match(/-?[^-]+/g)?.map((group) => (
          <span key={group} className={styles.group}>
            {group}
          </span>
        ))}
      </output>
      <div className={styles.ways}>
        <Button onClick={copy}>
          <Trans id="recovery.copy" message="Copy" />
        </Button>
        <Button onClick={() => saveAsFile(lines)}>
          <Trans id="recovery.file" message="Download as a text file" />
        </Button>
        <Button onClick={printKey}>
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
        <SaveInManager value={value} />
      </Disclosure>
      <div className={styles.buttons}>
        <Button kind={kind} onClick={onKept}>
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
