import { Trans } from '@lingui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useFetched } from '../../hooks/use-fetched.ts';
import { useFocusBack } from '../../hooks/use-focus-back.ts';
import { Button } from '../parts/button.tsx';
import type { DeleteForm } from './delete-form.tsx';
import styles from './manage-page.module.css';

const loadForm = () => import('./delete-form.tsx');

/** Loaded lazily, because few ever need it. */
const LateForm = lazy(async () => ({ default: (await loadForm()).DeleteForm }));

/**
 * Whether the form's code is there. Fetched ahead, because the connection may be gone when it is needed;
 * {@link useFetched}.
 */
export const useDeleteForm = () => useFetched(loadForm);

type DeleteAccountProps = Omit<ComponentProps<typeof DeleteForm>, 'onBack'>;

/** Opens the form that deletes the account. */
export function DeleteAccount(props: DeleteAccountProps) {
  const [open, setOpen] = useState(
    () => props.app.get('account').sentPasscode.find('delete-account')?.atCode === true,
  );
  const button = useFocusBack(open);
  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete" className={styles.heading}>
        <Trans id="manage.delete.title" message="Delete account" />
      </h2>
      {open ? (
        <Suspense>
          <LateForm {...props} onBack={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <p>
            {props.hasEnded || props.inStore ? (
              <Trans id="manage.delete.text.ended" message="Deletes your account. This cannot be undone." />
            ) : (
              <Trans
                id="manage.delete.text"
                message="Ends your subscription at once and deletes your account. This cannot be undone."
              />
            )}
          </p>
          <div className={styles.actions}>
            <Button ref={button} onClick={() => setOpen(true)}>
              <Trans id="manage.delete.open" message="Delete account" />
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
