import { Button } from '../../parts/button.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { Example } from '../example.ts';

/** Messages in the flow of a page. */
export const messages: readonly Example[] = [
  {
    part: 'Notice',
    files: ['notice'],
    about: 'A message among other content. In place of the content stands a status panel.',
    states: [
      {
        name: 'Info',
        says: 'Tells something that changes nothing.',
        show: (
          <Notice kind="info" title="You left the payment.">
            Nothing was charged.
          </Notice>
        ),
      },
      {
        name: 'Done',
        says: 'Confirms what was just done.',
        show: (
          <Notice kind="done" title="ada@example.com is confirmed.">
            Use it to sign in on your other devices.
          </Notice>
        ),
      },
      {
        name: 'Problem',
        says: 'Read out at once: what happened, what was not lost, what to do.',
        show: (
          <Notice kind="problem" title="The card was declined." actions={<Button>Use another card</Button>}>
            Nothing was charged.
          </Notice>
        ),
      },
    ],
  },
  {
    part: 'Failure notice',
    files: ['failure-notice'],
    about: 'A problem notice for the code of a failure; the texts come from error-texts.ts.',
    states: [
      {
        name: 'By its code',
        says: 'Title and help belong to the code.',
        show: <FailureNotice error={{ code: 'offline' }} />,
      },
      {
        name: 'With a wait',
        says: 'Says when to try again.',
        show: <FailureNotice error={{ code: 'too_many_requests', retryAfterSeconds: 180 }} />,
      },
    ],
  },
];
