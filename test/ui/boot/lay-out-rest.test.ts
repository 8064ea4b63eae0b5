import { afterEach, expect, it, vi } from 'vitest';
import { layOutRest } from '../../../src/ui/boot/lay-out-rest.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Frames that come when they are asked for, on a machine so slow that each has time for one part. */
function slowFrames(): FrameRequestCallback[] {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
  return frames;
}

it('a page that has loaded is laid out to its end, a part at a time from the top, and the first section never waited', () => {
  document.body.innerHTML = `
    <main><section id="first"></section><section id="second"></section><section id="third"></section></main>
    <footer id="footer" style="content-visibility: auto"></footer>`;
  const frames = slowFrames();
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

it('a large part is laid out piece by piece, and in the end as its style sheet has it', () => {
  const words = 'So many words that laying them all out would hold a phone. '.repeat(20);
  document.body.innerHTML = `
    <footer id="footer" style="content-visibility: auto">
      <nav id="links"><p id="first">${words}</p><p id="second">${words}</p></nav><p id="small">Words</p>
    </footer>`;
  const frames = slowFrames();
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
  const of = (how: string) =>
    [...document.querySelectorAll<HTMLElement>('[id]')]
      .filter(({ style }) => style.contentVisibility === how)
      .map(({ id }) => id);
  layOutRest(window);
  expect([of('visible'), of('auto')]).toEqual([['footer'], ['links', 'small']]);
  frames.shift()?.(0);
  expect([of('visible'), of('auto')]).toEqual([
    ['footer', 'links'],
    ['first', 'second', 'small'],
  ]);
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) frame(0);
  expect(of('auto')).toEqual([]);
});

it('a frame lays out as many parts as there is time for', () => {
  document.body.innerHTML = `
    <main>${'<section></section>'.repeat(100)}</main><footer id="footer" style="content-visibility: auto"></footer>`;
  const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  layOutRest(window);
  expect(document.querySelector<HTMLElement>('#footer')?.style.contentVisibility).toBe('visible');
  expect(frame).not.toHaveBeenCalled();
});

it('a drawing and a table are one part each, however large', () => {
  document.body.innerHTML = `
    <footer style="content-visibility: auto">
      <svg id="drawing"><g id="shape">${'<path></path>'.repeat(40)}</g></svg>
      <table id="table"><tbody id="rows">${'<tr><td>Words</td></tr>'.repeat(40)}</tbody></table>
    </footer>`;
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(false);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  layOutRest(window);
  const how = (id: string) => document.querySelector<HTMLElement>(`#${id}`)?.style.contentVisibility;
  expect(['drawing', 'table', 'shape', 'rows'].map(how)).toEqual(['visible', 'visible', '', '']);
});

it('what has come near already is not left once more, however large it is', () => {
  document.body.innerHTML = `
    <footer style="content-visibility: auto"><p id="words">${'Words. '.repeat(300)}</p></footer>`;
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  layOutRest(window);
  expect(document.querySelector<HTMLElement>('#words')?.style.contentVisibility).toBe('');
});

it('a page that left nothing for later is not touched', () => {
  document.body.innerHTML =
    '<main><section></section><section id="second"></section></main><footer></footer>';
  vi.spyOn(performance, 'now').mockReturnValue(0);
  layOutRest(window);
  expect(document.querySelector<HTMLElement>('#second')?.style.contentVisibility).toBe('');
});
