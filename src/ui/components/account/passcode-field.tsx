import type { ReactNode } from 'react';
import { passcodeLength } from '../../../domain/account/passcode.ts';
import { TextField } from '../parts/text-field.tsx';
import styles from './passcode-field.module.css';

interface PasscodeFieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly value: string;
  readonly onChange: (digits: string) => void;
}

/**
 * The passcode as a single real input that looks like six slots, so that autofill, screen readers and paste work as in
 * any input. Anything but digits is dropped.
 */
export function PasscodeField({ value, onChange, ...texts }: PasscodeFieldProps) {
  return (
    <TextField
      {...texts}
      className={styles.slots}
      name="passcode"
      type="text"
      dir="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, passcodeLength))}
    />
  );
}
