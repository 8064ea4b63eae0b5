import { CheckboxField } from '../../parts/checkbox-field.tsx';
import { Radio, RadioGroup } from '../../parts/radio-group.tsx';
import { SegmentedField } from '../../parts/segmented-field.tsx';
import type { Example } from '../example.ts';
import styles from './row.module.css';

/** Form fields for choices. */
export const choiceFields: readonly Example[] = [
  {
    part: 'Radio group',
    files: ['radio-group'],
    about: 'One of a few, all in view. Hint and error belong to the whole group.',
    states: [
      {
        name: 'Chosen',
        says: 'A note under a choice where it needs one.',
        show: (
          <div className={styles.form}>
            <RadioGroup id="example-plan" label="Choose a plan">
              <Radio
                name="example-plan"
                value="yearly"
                label="Yearly"
                note="$99.99 a year. You save $19.89."
                defaultChecked
              />
              <Radio name="example-plan" value="monthly" label="Monthly" note="$9.99 a month." />
            </RadioGroup>
          </div>
        ),
      },
      {
        name: 'Invalid',
        says: 'Nothing was chosen; no choice is made for the visitor.',
        show: (
          <div className={styles.form}>
            <RadioGroup
              id="example-topic"
              label="How often?"
              hint="You can change it later."
              error="Choose how often we may write."
            >
              <Radio name="example-topic" value="week" label="Every week" />
              <Radio name="example-topic" value="month" label="Every month" />
            </RadioGroup>
          </div>
        ),
      },
    ],
  },
  {
    part: 'Segmented field',
    files: ['segmented-field'],
    about: 'Two or three choices in a word or two each. What needs more words is a radio group.',
    states: [
      {
        name: 'Chosen',
        says: 'One bar, half of it filled.',
        show: (
          <div className={styles.form}>
            <SegmentedField
              id="example-period"
              name="example-period"
              label="Billing period"
              segments={[
                { value: 'monthly', label: 'Monthly' },
                { value: 'yearly', label: 'Yearly' },
              ]}
              defaultValue="monthly"
            />
          </div>
        ),
      },
    ],
  },
  {
    part: 'Checkbox field',
    files: ['checkbox-field'],
    about: 'One thing to agree to or to switch on. Never ticked from the start where it is consent.',
    states: [
      {
        name: 'Open and ticked',
        says: 'The whole line can be pressed.',
        show: (
          <div className={styles.form}>
            <CheckboxField id="example-open" label="Send me the newsletter" hint="At most once a month." />
            <CheckboxField id="example-ticked" label="Remember this device" defaultChecked />
          </div>
        ),
      },
      {
        name: 'Invalid',
        says: 'It has to be ticked before one can go on.',
        show: (
          <div className={styles.form}>
            <CheckboxField
              id="example-must"
              label="I understand that my account will be deleted"
              error="Tick this to delete your account."
            />
          </div>
        ),
      },
    ],
  },
];
