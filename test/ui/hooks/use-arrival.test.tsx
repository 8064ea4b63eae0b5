import { Link } from '@tanstack/react-router';
import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useArrival } from '../../../src/ui/hooks/use-arrival.ts';
import { press, render } from '../support/render.tsx';

/** A page whose lower part is there only once an answer has come. */
function Page() {
  useArrival();
  const [answered, setAnswered] = useState(false);
  return (
    <main id="main">
      <h1>Your subscription</h1>
      <input name="note" />
      <Link to="/" hash="way-back">
        Make one
      </Link>
      <button type="button" onClick={() => setAnswered(true)}>
        Answer
      </button>
      {answered && <section id="way-back">Keep a way back in</section>}
    </main>
  );
}

const mutations = () => act(async () => new Promise((resolve) => setImmediate(resolve)));

describe('who follows a link to a part of a page', () => {
  it('is told of that part, also when it comes only after the page', async () => {
    const page = await render(<Page />);
    await press(page, 'Make one');
    expect(document.activeElement?.textContent).toBe('Your subscription');
    await press(page, 'Answer');
    await mutations();
    expect(document.activeElement?.id).toBe('way-back');
  });

  it('is left alone where the focus was moved meanwhile', async () => {
    const page = await render(<Page />);
    await press(page, 'Make one');
    const note = page.querySelector('input');
    note?.focus();
    await press(page, 'Answer');
    await mutations();
    expect(document.activeElement).toBe(note);
  });

  it.each(['wheel', 'touchmove', 'keydown'])(
    'is left alone where something else is read meanwhile (%s)',
    async (gesture) => {
      const page = await render(<Page />);
      await press(page, 'Make one');
      const at = document.activeElement;
      window.dispatchEvent(new Event(gesture));
      await press(page, 'Answer');
      await mutations();
      expect(document.activeElement?.id).not.toBe('way-back');
      expect(document.activeElement).toBe(at);
    },
  );
});
