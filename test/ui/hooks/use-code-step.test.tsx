import { useLocation, useRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { useCodeStep } from '../../../src/ui/hooks/use-code-step.ts';
import { goBack, press, render } from '../support/render.tsx';

function Probe() {
  const step = useCodeStep('login');
  const { history } = useRouter();
  const page = useLocation({ select: ({ searchStr }) => (searchStr === '' ? 'first page' : 'form') });
  return (
    <>
      <button type="button" onClick={() => history.push('/?form=1')}>
        To the form
      </button>
      <button type="button" onClick={() => step.enter({ again: false })}>
        Send code
      </button>
      <button type="button" onClick={() => step.enter({ again: true })}>
        Loaded anew
      </button>
      <button type="button" onClick={step.leave}>
        Other address
      </button>
      <output>{`${page}, ${step.atCode ? 'code' : 'address'}`}</output>
    </>
  );
}

async function atForm() {
  const page = await render(<Probe />);
  await press(page, 'To the form');
  return { page, shown: () => page.querySelector('output')?.textContent };
}

describe('the step of a form at which a code is entered', () => {
  it('is left by the back button for the address, however often a code was sent, and then for the page before', async () => {
    const { page, shown } = await atForm();
    for (let sent = 0; sent < 3; sent += 1) await press(page, 'Send code');
    expect(shown()).toBe('form, code');
    await goBack();
    expect(shown()).toBe('form, address');
    await goBack();
    expect(shown()).toBe('first page, address');
  });

  it('is left for another address, and the back button then leads to the page before', async () => {
    const { page, shown } = await atForm();
    await press(page, 'Send code');
    await press(page, 'Other address');
    expect(shown()).toBe('form, address');
    await goBack();
    expect(shown()).toBe('first page, address');
  });

  it('is left for another address also where the page was loaded anew there, and the page stays', async () => {
    const { page, shown } = await atForm();
    await press(page, 'Loaded anew');
    expect(shown()).toBe('form, code');
    await press(page, 'Other address');
    expect(shown()).toBe('form, address');
  });

  it('has a step back to the address again for a code that is sent after that', async () => {
    const { page, shown } = await atForm();
    await press(page, 'Loaded anew');
    await press(page, 'Other address');
    await press(page, 'Send code');
    expect(shown()).toBe('form, code');
    await goBack();
    expect(shown()).toBe('form, address');
  });
});
