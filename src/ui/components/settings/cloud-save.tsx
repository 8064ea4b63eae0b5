import { Trans, useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import type { Features } from '../../../application/app.ts';
import type { CopyOutcome } from '../../../application/settings/cloud-copy.ts';
import { failure, type Result } from '../../../domain/result.ts';
import { passphraseLength } from '../../../domain/settings/cloud-save.ts';
import { useAction } from '../../hooks/use-action.ts';
import { Button } from '../parts/button.tsx';
import { type Failure, FailureNotice } from '../parts/failure-notice.tsx';
import { Notice } from '../parts/notice.tsx';
import { TextField } from '../parts/text-field.tsx';
import { Unchanged } from './address-and-file.tsx';
import { CopyButton } from './copy-button.tsx';
import styles from './take-along.module.css';

interface CloudSaveProps {
  /** Null in the static page. */
  readonly feature: Features['settings'] | null;
  readonly on: boolean;
  /** Called when loaded settings could not be stored. */
  readonly onRefused: (outcome: CopyOutcome) => void;
}

type Deed = 'save' | 'load' | 'remove';

/** Settings saved under a passphrase that is generated and used here, and never sent. */
export function CloudSave({ feature, on, onRefused }: CloudSaveProps) {
  const { i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [done, setDone] = useState<Deed | 'stop' | null>(null);
  const action = useAction(
    async (deed: Deed): Promise<Result<void, Failure>> => {
      // In the static page, presses are held until the code arrives.
      if (feature === null) return failure({ code: 'offline' });
      const passphrase = field.current?.value ?? '';
      if (deed === 'save') return await feature.saveSettings.execute(passphrase);
      if (deed === 'load') return await feature.loadSettings.execute(passphrase);
      return await feature.deleteSavedSettings.execute(passphrase);
    },
    (_, deed) => {
      if (deed === 'load' && feature?.settings.isKept === false) onRefused({ cloud: 'off' });
      else setDone(deed);
    },
  );
  const [unmade, setUnmade] = useState(false);
  const begin = (deed: Deed) => {
    setDone(null);
    action.run(deed);
  };
  const make = async () => {
    try {
      const { passphraseWords } = await import('../../../domain/settings/passphrase-words.ts');
      if (feature === null || field.current === null) return;
      field.current.value = feature.makePassphrase.make(passphraseWords);
      field.current.select();
      setUnmade(false);
      action.reset();
      setDone(null);
    } catch {
      setUnmade(true);
    }
  };
  const problem = unmade ? { code: 'offline' } : action.state.kind === 'failed' ? action.state.error : null;
  const tooShort = problem?.code === 'passphrase_too_short';
  const nothing = problem?.code === 'nothing_to_save';
  const busy = action.state.kind === 'pending';
  return (
    <form
      className={styles.way}
      onSubmit={(event) => {
        event.preventDefault();
        begin('save');
      }}
    >
      <TextField
        ref={field}
        id="passphrase"
        label={<Trans id="settings.cloud.passphrase" message="Passphrase" />}
        hint={
          <Trans
            id="settings.cloud.passphrase.hint"
            message="Write it down: whoever knows it can read, change and delete what is saved, and we can’t recover it for you."
          />
        }
        error={
          tooShort && (
            <Trans
              id="settings.cloud.tooShort"
              message="A passphrase has at least {length} characters, so that nobody can guess it. Nothing was sent."
              values={{ length: passphraseLength }}
            />
          )
        }
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={styles.code}
      />
      <p className={styles.actions}>
        <Button onClick={make}>
          <Trans id="settings.cloud.make" message="Create a passphrase" />
        </Button>
        <CopyButton text={() => field.current?.value ?? ''} />
      </p>
      <p className={styles.actions}>
        <Button type="submit" kind="primary" busy={busy}>
          <Trans id="settings.cloud.save" message="Save my settings" />
        </Button>
        <Button busy={busy} onClick={() => begin('load')}>
          <Trans id="settings.cloud.load" message="Load saved settings" />
        </Button>
        <Button kind="alarm" busy={busy} onClick={() => begin('remove')}>
          <Trans id="settings.cloud.remove" message="Delete saved settings" />
        </Button>
      </p>
      {problem?.code === 'nothing_saved' && (
        <Notice
          kind="problem"
          title={<Trans id="settings.cloud.nothing" message="Nothing is saved under this passphrase." />}
        >
          <Trans
            id="settings.cloud.nothing.help"
            message="Your settings here haven’t changed. Check the passphrase for typos; capital letters matter too."
          />
        </Notice>
      )}
      {problem !== null && !tooShort && problem.code !== 'nothing_saved' && !nothing && (
        <FailureNotice error={problem} />
      )}
      <div role="status" className={styles.told}>
        {done !== null && i18n._(deeds[done])}
        {nothing && <Unchanged />}
      </div>
      <p className={styles.state}>
        {on ? (
          <Trans
            id="settings.cloud.on"
            message="Cloud save is on: what you change here is saved there as well. You don’t need to enter your passphrase again in this browser."
          />
        ) : (
          <Trans id="settings.cloud.off" message="Cloud save is off in this browser." />
        )}
      </p>
      {on && (
        <p className={styles.actions}>
          <Button
            kind="quiet"
            onClick={() => {
              feature?.changeSetting.execute('kbl', '-1');
              setDone('stop');
            }}
          >
            <Trans id="settings.cloud.stop" message="Turn cloud save off here" />
          </Button>
        </p>
      )}
    </form>
  );
}

const deeds = {
  save: {
    id: 'settings.cloud.saved',
    message: 'Saved. Enter the passphrase on another device to load your settings there.',
  },
  load: { id: 'settings.cloud.loaded', message: 'Loaded. Your saved settings now apply in this browser.' },
  remove: {
    id: 'settings.cloud.removed',
    message: 'Deleted from our server. Your settings in this browser stay as they are.',
  },
  stop: {
    id: 'settings.cloud.stopped',
    message: 'Cloud save is off in this browser. The saved copy is still there.',
  },
} as const;
