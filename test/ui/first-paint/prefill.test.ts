import { expect, it } from 'vitest';

it('a field begins with what the address says, but for one that the visitor has typed into', async () => {
  history.replaceState(null, '', '/report-error?url=https%3A%2F%2Fduck.example&other=x');
  document.body.innerHTML =
    '<input id="empty" data-prefill="url"><input id="typed" data-prefill="url" value="typed.example"><input id="none" data-prefill="no"><input id="own">';
  await import('../../../src/ui/first-paint/prefill.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const values = [...document.querySelectorAll('input')].map(({ id, value }) => [id, value]);
  expect(Object.fromEntries(values)).toEqual({
    empty: 'https://duck.example',
    typed: 'typed.example',
    none: '',
    own: '',
  });
});
