import { CheckboxField, Radio, RadioGroup } from '../../parts/choice-field.tsx';
import type { Example } from '../example.ts';
import styles from './row.module.css';

/** Fields to choose in. */
export const choiceFields: readonly Example[] = [
  {
    part: 'Radio group',
    files: ['choice-field'],
    about: 'One of a few, all in view. Hint and error belong to the whole group.',
    states: [
      {
        name: 'List',
        says: 'A line a choice, with a note where it needs one.',
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
        name: 'Joined',
        says: 'Two or three short words in one bar.',
        show: (
          <div className={styles.form}>
            <RadioGroup id="example-period" label="Billing period" shape="joined">
              <Radio name="example-period" value="monthly" label="Monthly" defaultChecked />
              <Radio name="example-period" value="yearly" label="Yearly" />
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
    part: 'Checkbox field',
    files: ['choice-field'],
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
