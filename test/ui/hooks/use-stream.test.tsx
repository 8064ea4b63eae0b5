import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { useStream } from '../../../src/ui/hooks/use-stream.ts';
import { render } from '../support/render.tsx';

function Shown({ subject, shown }: { readonly subject: BehaviorSubject<string>; readonly shown?: string[] }) {
  const value = useStream(subject, () => subject.value, 'shell');
  shown?.push(value);
  return <p>{value}</p>;
}

describe('useStream', () => {
  it('starts with what the prerendered HTML shows, then shows the present value, and lets go on leaving', async () => {
    const subject = new BehaviorSubject('present');
    const shown: string[] = [];
    document.body.innerHTML = `<div>${renderToString(<Shown subject={subject} />)}</div>`;
    expect(document.body.textContent).toBe('shell');
    const container = document.body.firstElementChild as HTMLElement;
    const root = await act(async () => hydrateRoot(container, <Shown subject={subject} shown={shown} />));
    expect(shown[0]).toBe('shell');
    expect(document.body.textContent).toBe('present');
    await act(async () => root.unmount());
    expect(subject.observed).toBe(false);
  });

  it('follows the stream', async () => {
    const subject = new BehaviorSubject('one');
    const page = await render(<Shown subject={subject} />);
    await act(async () => subject.next('two'));
    expect(page.textContent).toBe('two');
  });
});
