// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { layOutRest } from '../../../src/ui/boot/lay-out-rest.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('a page that has loaded is laid out to its end, a part at a time from the top, and the first section never waited', () => {
  document.body.innerHTML = `
    <main><section id="first"></section><section id="second"></section><section id="third"></section></main>
    <footer id="footer" style="content-visibility: auto"></footer>`;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>('[id]')]
      .filter(({ style }) => style.contentVisibility === 'visible')
      .map(({ id }) => id);
  layOutRest(window);
  expect(laidOut()).toEqual(['second']);
  frames.shift()?.(0);
  expect(laidOut()).toEqual(['second', 'third']);
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame(0);
  expect(laidOut()).toEqual(['second', 'third', 'footer']);
});

it('a page that left nothing for later is not touched', () => {
  document.body.innerHTML =
    '<main><section></section><section id="second"></section></main><footer></footer>';
  layOutRest(window);
  expect(document.querySelector<HTMLElement>('#second')?.style.contentVisibility).toBe('');
});
