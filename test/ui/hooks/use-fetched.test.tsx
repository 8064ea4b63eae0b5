import { act } from 'react';
import { expect, it } from 'vitest';
import { useFetched } from '../../../src/ui/hooks/use-fetched.ts';
import { render } from '../support/render.tsx';

function Probe({ fetch }: { readonly fetch: () => Promise<void> }) {
  return <output>{useFetched(fetch) ? 'there' : 'on its way'}</output>;
}

it.each<[string, (fetched: PromiseWithResolvers<void>) => void]>([
  ['has come', (fetched) => fetched.resolve()],
  ['could not be fetched: what needs it then says so', (fetched) => fetched.reject(new Error('offline'))],
])('code is waited for until it %s', async (_, end) => {
  const fetched = Promise.withResolvers<void>();
  const fetch = () => fetched.promise;
  const page = await render(<Probe fetch={fetch} />);
  expect(page.textContent).toBe('on its way');
  await act(async () => end(fetched));
  expect(page.textContent).toBe('there');
});
