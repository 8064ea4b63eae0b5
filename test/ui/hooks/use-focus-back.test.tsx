import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFocusBack } from '../../../src/ui/hooks/use-focus-back.ts';
import { named, press, render } from '../support/render.tsx';

function Question() {
  const [asking, setAsking] = useState(false);
  const button = useFocusBack(asking);
  return asking ? (
    <button type="button" onClick={() => setAsking(false)}>
      Keep it
    </button>
  ) : (
    <button ref={button} type="button" onClick={() => setAsking(true)}>
      Delete
    </button>
  );
}

it('the focus is left where it is when the page comes, and returns to the button whose question was dismissed', async () => {
  const page = await render(<Question />);
  expect(document.activeElement).toBe(document.body);
  await press(page, 'Delete');
  await press(page, 'Keep it');
  expect(document.activeElement).toBe(named(page, 'button', 'Delete'));
});
