import { SelectField } from '../../parts/select-field.tsx';
import { EmailField, LongTextField, TextField } from '../../parts/text-field.tsx';
import type { Example } from '../example.ts';
import styles from './row.module.css';

/** Text fields and lists. */
export const textFields: readonly Example[] = [
  {
    part: 'Text field',
    files: ['text-field', 'field-notes'],
    about:
      'A label, one line to type in, a hint, and an error that says what to do. EmailField brings the right keyboard and autofill.',
    states: [
      {
        name: 'Empty',
        says: 'Nothing typed yet; the hint says why it is asked, if that is not plain.',
        show: (
          <div className={styles.form}>
            <TextField id="example-name" label="Name" autoComplete="off" />
            <EmailField id="example-email" label="E-mail address" hint="We’ll send a code to it." />
          </div>
        ),
      },
      {
        name: 'Invalid',
        says: 'The error stands under the field, is read out, and what was typed stays.',
        show: (
          <div className={styles.form}>
            <EmailField
              id="example-wrong"
              label="E-mail address"
              hint="We’ll send a code to it."
              error="Check it for typos, such as a missing dot or @."
              defaultValue="ada@example"
            />
          </div>
        ),
      },
      {
        name: 'Several lines',
        says: 'LongTextField grows by its corner, and says how much it takes.',
        show: (
          <div className={styles.form}>
            <LongTextField id="example-comment" label="Comment" hint="Up to 1,000 characters." />
          </div>
        ),
      },
      {
        name: 'Disabled',
        says: 'It cannot be changed now, and something beside it says why.',
        show: (
          <div className={styles.form}>
            <TextField
              id="example-fixed"
              label="Plan"
              defaultValue="Yearly"
              hint="The payment is under way."
              disabled
            />
          </div>
        ),
      },
    ],
  },
  {
    part: 'Select field',
    files: ['select-field'],
    about: 'One of many, such as a country. Up to five are a radio group instead.',
    states: [
      {
        name: 'Chosen',
        says: 'The system’s own list opens.',
        show: (
          <div className={styles.form}>
            <SelectField id="example-country" label="Where do you live?" defaultValue="US">
              <option value="US">United States</option>
              <option value="GB">United Kingdom</option>
            </SelectField>
          </div>
        ),
      },
      {
        name: 'Invalid',
        says: 'Nothing was chosen where something is needed.',
        show: (
          <div className={styles.form}>
            <SelectField
              id="example-reason"
              label="What is it about?"
              error="Choose what comes closest."
              defaultValue=""
            >
              <option value="">Choose</option>
              <option value="bill">A bill</option>
            </SelectField>
          </div>
        ),
      },
    ],
  },
];
