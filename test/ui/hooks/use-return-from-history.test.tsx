import { expect, it, vi } from 'vitest';
import { useReturnFromHistory } from '../../../src/ui/hooks/use-return-from-history.ts';
import { render } from '../support/render.tsx';

function Probe({ whenBack }: { readonly whenBack: () => void }) {
  useReturnFromHistory(whenBack);
  return null;
}

const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('work goes on when the browser brings the page back as it was, and not when it has just loaded', async () => {
  const whenBack = vi.fn();
  await render(<Probe whenBack={whenBack} />);
  shown(false);
  expect(whenBack).not.toHaveBeenCalled();
  shown(true);
  expect(whenBack).toHaveBeenCalledOnce();
});
