import { ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { RingedCard } from '../../parts/ringed-card.tsx';
import type { Example } from '../example.ts';

/** Surfaces. */
export const cards: readonly Example[] = [
  {
    part: 'Card',
    files: ['card'],
    about:
      'A surface of its own, for what is not part of the text around it. A list of equal things is a fact list or a table, not a wall of cards.',
    states: [
      {
        name: 'Paper',
        says: 'Frames a form, or what is one’s own.',
        show: (
          <Card labelledBy="example-paper">
            <h3 id="example-paper">Your e-mail</h3>
            <p>You sign in with ada@example.com.</p>
          </Card>
        ),
      },
      {
        name: 'Floating',
        says: 'Lies above the page, once on a screen: the thing to decide.',
        show: (
          <Card kind="floating">
            <h3>Choose a plan</h3>
            <p>Yearly, $99.99. Renews each year until you cancel.</p>
          </Card>
        ),
      },
      {
        name: 'Wash',
        says: 'An aside without a frame: what helps, but is not needed.',
        show: (
          <Card kind="wash">
            <p>You can also do this in the browser, under Settings.</p>
          </Card>
        ),
      },
    ],
  },
  {
    part: 'RingedCard',
    files: ['ringed-card'],
    about: 'What a page offers, once on a screen.',
    states: [
      {
        name: 'Ringed card',
        says: 'What is offered: a green head that ends in the neck ring, and the way to it below.',
        show: (
          <RingedCard
            head={
              <>
                <p>United States</p>
                <h3>$9.99 a month</h3>
              </>
            }
          >
            <ButtonLink kind="primary" href="#part-ringedcard">
              Start 7-day free trial
            </ButtonLink>
          </RingedCard>
        ),
      },
    ],
  },
];
