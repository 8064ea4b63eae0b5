import { ButtonLink } from '../../parts/button.tsx';
import { FailurePanel, StatusPanel } from '../../parts/status-panel.tsx';
import { WaitingRing } from '../../parts/waiting-ring.tsx';
import type { Example } from '../example.ts';

const back = <ButtonLink href="#part-status-panel">See the plans</ButtonLink>;

/** Placeholders for content that is loading, missing or failed. */
export const statusPanels: readonly Example[] = [
  {
    part: 'Status panel',
    files: ['status-panel'],
    about:
      'In place of content: it is coming, it is late, it failed, it is done, there is none. As a page it is the main heading; as a card it stands for a part of one.',
    states: [
      {
        name: 'Loading',
        says: 'From the first moment, if it may take longer than one.',
        show: <StatusPanel status="loading" title="Looking for your subscription" />,
      },
      {
        name: 'Slow',
        says: 'After three seconds: what goes on, and a way on.',
        show: (
          <StatusPanel status="slow" title="Looking for your subscription" actions={back}>
            <p>This is taking longer than usual. We keep trying; you don’t need to do anything.</p>
          </StatusPanel>
        ),
      },
      {
        name: 'Error',
        says: 'What happened, what was not lost, and the way to try again.',
        show: (
          <FailurePanel
            title="We can’t show your subscription right now"
            error={{ code: 'offline' }}
            onRetry={() => undefined}
          >
            Your subscription is not affected.
          </FailurePanel>
        ),
      },
      {
        name: 'Success',
        says: 'What was waited for is there.',
        show: (
          <StatusPanel status="success" title="Your address is confirmed" actions={back}>
            <p>Use it to sign in on your other devices.</p>
          </StatusPanel>
        ),
      },
      {
        name: 'Empty',
        says: 'The answer came, with nothing in it.',
        show: (
          <StatusPanel status="empty" title="No subscription here yet" actions={back}>
            <p>You are signed in, but this account has no subscription.</p>
          </StatusPanel>
        ),
      },
      {
        name: 'Loading, as a card',
        says: 'A part of the page is on its way.',
        show: <StatusPanel shape="card" status="loading" title="Prices of your country" />,
      },
      {
        name: 'Error, as a card',
        says: 'A part of the page failed; the rest stands.',
        show: (
          <FailurePanel
            shape="card"
            title="No prices right now"
            error={{ code: 'communication' }}
            onRetry={() => undefined}
          />
        ),
      },
      {
        name: 'Empty, as a card',
        says: 'A part of the page has nothing to show.',
        show: (
          <StatusPanel shape="card" status="empty" title="No open jobs">
            <p>There is nothing to apply for at the moment.</p>
          </StatusPanel>
        ),
      },
    ],
  },
  {
    part: 'Waiting ring',
    files: ['waiting-ring'],
    about:
      'The mark of loading. It turns for five seconds at most, then only words change; with reduced motion it stands still.',
    states: [
      {
        name: 'Turning',
        says: 'In a status panel, or where something is on its way.',
        show: <WaitingRing />,
      },
    ],
  },
];
