import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPresses } from '../../../src/ui/first-paint/held-presses.ts';

function submit(): boolean {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented;
}
const form = () => document.querySelector('form');
const button = () => document.querySelector('button');

beforeAll(() => holdPresses());
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// The last test of this file loses the page's script for good: this comes before it.
describe('a button in an island whose code is not there yet', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div data-island="settings"><button type="button"><span>Load</span></button></div>';
  });

  it('keeps the click and is busy at once', () => {
    document.querySelector('span')?.click();
    expect(button()?.dataset['held']).toBe('');
    expect(button()?.ariaBusy).toBe('true');
  });

  it('is left alone once its island is live, and outside of islands', () => {
    document.querySelector('div')?.setAttribute('data-island-state', 'live');
    button()?.click();
    expect(button()?.dataset['held']).toBeUndefined();
    document.body.innerHTML = '<button type="button"></button>';
    button()?.click();
    expect(button()?.dataset['held']).toBeUndefined();
  });

  it('is left alone when the click itself made the island live', () => {
    const island = document.querySelector('div');
    island?.addEventListener('click', () => island.setAttribute('data-island-state', 'live'));
    button()?.click();
    expect(button()?.dataset['held']).toBeUndefined();
  });
});

describe('a form in an island whose code is not there yet', () => {
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

  it('says that it failed when its code does not come in the time that an answer has, once', () => {
    submit();
    vi.advanceTimersByTime(11_900);
    expect(form()?.dataset['failed'], 'not before').toBeUndefined();
    vi.advanceTimersByTime(200);
    expect(form()?.dataset['held']).toBeUndefined();
    expect(form()?.ariaBusy).toBeNull();
    expect(form()?.dataset['failed']).toBe('');
  });

  it('is sent as without a script at the second press, where the server answers it: its code may never come', () => {
    document.body.innerHTML = '<div data-island="newsletter"><form action="/newsletter"></form></div>';
    expect(submit()).toBe(true);
    vi.advanceTimersByTime(12_100);
    expect(form()?.dataset['failed']).toBe('');
    expect(submit()).toBe(false);
    expect(form()?.dataset['held']).toBeUndefined();
  });

  it('waits again at the second press where the server has no answer to it', () => {
    submit();
    vi.advanceTimersByTime(12_100);
    expect(submit()).toBe(true);
    expect(form()?.dataset['held']).toBe('');
  });

  it('gives a second press its whole time, however long ago the first one was', () => {
    submit();
    // The loader says that the code could not be fetched.
    delete form()?.dataset['held'];
    vi.advanceTimersByTime(10_000);
    submit();
    vi.advanceTimersByTime(11_900);
    expect(form()?.dataset['held']).toBe('');
    vi.advanceTimersByTime(200);
    expect(form()?.dataset['failed']).toBe('');
  });

  it('says nothing of a failure when its code came in time', () => {
    submit();
    delete form()?.dataset['held'];
    vi.advanceTimersByTime(20_000);
    expect(form()?.dataset['failed']).toBeUndefined();
  });

  it('says that it failed when the page’s script cannot be fetched, at once and at each press from then on', () => {
    expect(submit()).toBe(true);
    const script = document.body.appendChild(document.createElement('script'));
    script.dispatchEvent(new Event('error'));
    expect(form()?.dataset['held']).toBeUndefined();
    expect(form()?.dataset['failed']).toBe('');
    document.body.innerHTML = '<div data-island="plan-offer"><form></form></div>';
    expect(submit(), 'the page stays, with what was entered').toBe(true);
    vi.runAllTimers();
    expect(form()?.dataset['held']).toBeUndefined();
    expect(form()?.dataset['failed']).toBe('');
    document.body.innerHTML = '<div data-island="settings"><button type="button">Load</button></div>';
    button()?.click();
    vi.runAllTimers();
    expect(button()?.dataset['held']).toBeUndefined();
    expect(button()?.dataset['failed']).toBe('');
  });

  it('then sends a form that the server answers, as without a script', () => {
    document.body.innerHTML = '<div data-island="newsletter"><form action="/newsletter"></form></div>';
    expect(submit()).toBe(false);
    expect(form()?.dataset['failed']).toBeUndefined();
  });
});
