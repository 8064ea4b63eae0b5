import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusOfReplaced } from '../../../src/ui/hooks/use-focus-of-replaced.ts';
import { press, render } from '../support/render.tsx';

function Message() {
  return <section ref={useFocusOfReplaced()}>Not sold here</section>;
}

/** A form that gives way to a message, beside a field that stays. */
function Page() {
  const [sold, setSold] = useState(true);
  return (
    <>
      <input name="search" />
      {sold ? (
        <form>
          <button type="button" onClick={() => setSold(false)}>
            Buy
          </button>
        </form>
      ) : (
        <Message />
      )}
    </>
  );
}

async function pressBuyWithFocusIn(selector: string) {
  const page = await render(<Page />);
  page.querySelector<HTMLElement>(selector)?.focus();
  await press(page, 'Buy');
  return page;
}

it('who was in what is replaced is then in what replaces it, and not at the top of the page', async () => {
  const page = await pressBuyWithFocusIn('button');
  expect(document.activeElement).toBe(page.querySelector('section'));
  expect(page.querySelector('section')?.tabIndex, 'or no browser would move it there').toBe(-1);
});

it('who is elsewhere on the page stays there', async () => {
  const page = await pressBuyWithFocusIn('input');
  expect(document.activeElement).toBe(page.querySelector('input'));
});
