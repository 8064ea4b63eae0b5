import { Trans } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { brand } from '../../../domain/brand.ts';
import { News } from '../account/news.tsx';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/text-field.tsx';
import styles from './recovery-key-card.module.css';

/**
 * `PasswordCredential`, which only Chromium has. Other browsers and password managers read the form when it is
 * submitted and removed.
 */
type CredentialMaker = new (parts: {
  readonly id: string;
  readonly name: string;
  readonly password: string;
}) => Credential;

/**
 * Presents the key as a user name and password in a form of its own, as password managers expect. Nothing is sent:
 * browsers that accept a credential get it, and the form is then removed from the page, which is when other password
 * managers offer to save it.
 */
export function SaveInManager({ value }: { readonly value: string }) {
  const [handed, setHanded] = useState(false);
  if (handed) {
    return (
      <News>
        <p>
          <Trans
            id="recovery.manager.done"
            message="Your browser has what it needs. If it didn’t ask whether to save the key, copy the key and add it to your password manager yourself."
          />
        </p>
      </News>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('username');
    handToBrowser(typeof name === 'string' ? name : '', value).finally(() => setHanded(true));
  };
  return (
    <form className={styles.manager} onSubmit={submit}>
      <TextField
        id="recovery-name"
        name="username"
        autoComplete="username"
        required
        defaultValue={`${brand.name} Pro`}
        label={<Trans id="recovery.manager.name" message="Save it under this name" />}
      />
      <TextField
        id="recovery-password"
        name="password"
        type="password"
        autoComplete="new-password"
        readOnly
        defaultValue={value}
        label={<Trans id="recovery.manager.key" message="Recovery key, as the password" />}
      />
      <Button type="submit">
        <Trans id="recovery.manager.save" message="Ask my password manager to save it" />
      </Button>
    </form>
  );
}

async function handToBrowser(name: string, key: string): Promise<void> {
  const { PasswordCredential } = globalThis as { readonly PasswordCredential?: CredentialMaker };
  if (PasswordCredential === undefined) return;
  try {
    await navigator.credentials.store(new PasswordCredential({ id: name, name, password: key }));
  } catch {
    // The visitor has turned saving off. The text that follows says what to do then.
  }
}
