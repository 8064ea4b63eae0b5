import { Button, ButtonLink } from '../../parts/button.tsx';
import { SlowLine } from '../../parts/slow-line.tsx';
import type { Example } from '../example.ts';
import styles from './row.module.css';

/** Buttons and links. */
export const controls: readonly Example[] = [
  {
    part: 'Button',
    files: ['button', 'slow-line'],
    about:
      'Does something here; a ButtonLink leads somewhere and looks the same. Its words say what happens next.',
    states: [
      {
        name: 'Kinds',
        says: 'Primary stands once on a screen; alarm removes something.',
        show: (
          <div className={styles.row}>
            <Button kind="primary">Start 7-day free trial</Button>
            <Button>See the plans</Button>
            <Button kind="quiet">Send a new code</Button>
            <Button kind="alarm">Delete account</Button>
          </div>
        ),
      },
      {
        name: 'Busy',
        says: 'Work is under way: it stays focusable and takes no second press.',
        show: (
          <div className={styles.row}>
            <Button kind="primary" busy>
              Send code
            </Button>
            <Button busy>Save</Button>
          </div>
        ),
      },
      {
        name: 'Busy for long',
        says: 'After three seconds the line beside it says so, in the room of another or in its own.',
        show: (
          <form aria-busy className={styles.row}>
            <Button kind="primary" busy>
              Sign up
            </Button>
            <SlowLine before="You can unsubscribe in every issue.">
              This is taking longer than usual. What you entered is still here.
            </SlowLine>
          </form>
        ),
      },
      {
        name: 'Disabled',
        says: 'Only where the reason stands beside it, such as a countdown.',
        show: (
          <div className={styles.row}>
            <Button disabled>Send a new code (30)</Button>
          </div>
        ),
      },
      {
        name: 'Link',
        says: 'Leads to another page.',
        show: (
          <div className={styles.row}>
            <ButtonLink kind="primary" href="#part-button">
              See plans and prices
            </ButtonLink>
            <ButtonLink href="#part-button">See what we keep</ButtonLink>
          </div>
        ),
      },
    ],
  },
];
