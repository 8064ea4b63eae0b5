import { describe, expect, it, vi } from 'vitest';
import { FailurePanel, StatusPanel } from '../../../../src/ui/components/parts/status-panel.tsx';
import { press, render } from '../../support/render.tsx';

describe('the status panel', () => {
  it.each([
    ['loading', true],
    ['slow', true],
    ['success', false],
    ['empty', false],
  ] as const)('is busy while it is %s: %s', async (status, busy) => {
    const page = await render(<StatusPanel status={status} title="Your plan" />);
    expect(page.querySelector('section')?.getAttribute('aria-busy')).toBe(busy ? 'true' : null);
  });

  it('is the page’s heading as a page, and a part’s as a card', async () => {
    const page = await render(<StatusPanel status="empty" title="Nothing here" />);
    expect(page.querySelector('h1')?.textContent).toBe('Nothing here');
    const card = await render(<StatusPanel status="empty" title="Nothing there" shape="card" />);
    expect(card.querySelector('h1')).toBeNull();
    expect(card.querySelector('h2')?.textContent).toBe('Nothing there');
  });

  it('says its words where a change is read out, and has no empty row of buttons', async () => {
    const page = await render(
      <StatusPanel status="slow" title="Prices" actions={false}>
        Still asking
      </StatusPanel>,
    );
    expect(page.querySelector('[role=status]')?.textContent).toBe('Still asking');
    expect(page.querySelectorAll('section > *')).toHaveLength(3);
  });
});

describe('the failure panel', () => {
  it('says what happened and what was not lost, and tries again on a press', async () => {
    const retry = vi.fn();
    const page = await render(
      <FailurePanel title="No prices just now" error={{ code: 'offline' }} onRetry={retry}>
        Nothing was charged.
      </FailurePanel>,
    );
    expect(page.querySelector('[role=alert]')?.textContent).toContain('We can’t reach our server.');
    expect(page.querySelector('[role=alert]')?.textContent).toContain('Nothing was charged.');
    await press(page, 'Try again');
    expect(retry).toHaveBeenCalledOnce();
  });

  it('without words of its own gives the help that belongs to the code', async () => {
    const page = await render(<FailurePanel title="No prices just now" error={{ code: 'offline' }} />);
    expect(page.textContent).toContain('Check your connection and try again.');
    expect(page.querySelector('button')).toBeNull();
  });
});
