// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdSubmits } from '../../../src/ui/first-paint/held-submits.ts';

function submit(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented;
}
const form = () => document.querySelector('form');

describe('a form in an island whose code is not there yet', () => {
  beforeAll(() => holdSubmits());
  beforeEach(() => {
    document.body.innerHTML = '<div data-island="plan-offer"><form></form></div>';
  });

  it('keeps what was pressed and is busy at once', () => {
    expect(submit()).toBe(true);
    expect(form()?.dataset['held']).toBe('');
  });

  it('keeps whose prices were shown when it was pressed', () => {
    submit();
    expect(form()?.dataset['told']).toBe('us');
    document.documentElement.dataset['market'] = 'se';
    submit();
    expect(form()?.dataset['told']).toBe('se');
    delete document.documentElement.dataset['market'];
  });

  it('is left alone once its island is live, and outside of islands', () => {
    document.querySelector('div')?.setAttribute('data-island-state', 'live');
    expect(submit()).toBe(false);
    document.body.innerHTML = '<form></form>';
    expect(submit()).toBe(false);
    expect(form()?.dataset['held']).toBeUndefined();
  });

  it('says that it failed when the page’s script cannot be fetched, and works as without a script from then on', () => {
    expect(submit()).toBe(true);
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(form()?.dataset['held']).toBeUndefined();
    expect(form()?.dataset['failed']).toBe('');
    expect(submit()).toBe(false);
  });
});
