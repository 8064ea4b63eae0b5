import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounceOf, bounceTime, scrollThreshold } from '../../../src/domain/analytics/bounce.ts';
import { eventKey, noEvents, noteEvent } from '../../../src/domain/analytics/event-key.ts';
import { pixelId, resolvePixel } from '../../../src/domain/analytics/pixel-id.ts';
import { isPixelId } from '../../../src/domain/analytics/pixels.ts';
import bounces from '../../vectors/bounce.json' with { type: 'json' };

const params = fc.dictionary(fc.string(), fc.string());

describe('a bounce', () => {
  it('has the limits of the specification', () => {
    expect([bounceTime, scrollThreshold]).toEqual([10_000, 50]);
  });

  for (const { stayed, interacted, scrolled, bounce } of bounces) {
    const how = `${interacted ? 'with' : 'without'} an interaction, scrolled by ${scrolled} px`;
    it(`is ${bounce === null ? 'none' : 'one'} after ${stayed} ms ${how}`, () => {
      expect(bounceOf({ shownAt: 1_000_000, interacted, scrolled }, 1_000_000 + stayed)).toEqual(bounce);
    });
  }

  it('is none after any interaction, nor later than 10 s', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.boolean(), fc.nat(5_000), (stayed, interacted, scrolled) => {
        const bounce = bounceOf({ shownAt: 0, interacted, scrolled }, stayed);
        expect(bounce === null).toBe(interacted || stayed > 10_000);
        if (bounce !== null) expect(bounce.didScroll).toBe(scrolled >= 50);
      }),
    );
  });
});

describe('the key of an event', () => {
  it('does not depend on the order of its parameters', () => {
    expect(eventKey('a', { x: '1', y: '2' })).toBe(eventKey('a', { y: '2', x: '1' }));
    fc.assert(
      fc.property(fc.string(), params, (id, given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(eventKey(id, turned)).toBe(eventKey(id, given));
      }),
    );
  });

  it('differs with the event, a parameter or a value', () => {
    const keys = [
      eventKey('a', {}),
      eventKey('b', {}),
      eventKey('a', { x: '1' }),
      eventKey('a', { x: '2' }),
      eventKey('a', { y: '1' }),
      eventKey('a', { x: '1', y: '1' }),
      eventKey('a', { x: '1,y,1' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('an event on a page', () => {
  it('is sent once per distinct key, and anew on another page', () => {
    const first = noteEvent(noEvents, { page: '/', key: 'a', once: true });
    const second = noteEvent(first.events, { page: '/', key: 'a', once: true });
    const other = noteEvent(second.events, { page: '/', key: 'b', once: true });
    const again = noteEvent(other.events, { page: '/', key: 'a', once: true });
    const elsewhere = noteEvent(again.events, { page: '/pro', key: 'a', once: true });
    const back = noteEvent(elsewhere.events, { page: '/', key: 'a', once: true });
    expect([first, second, other, again, elsewhere, back].map(({ send }) => send)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('is sent each time when once is false, and still counts for those that are sent once', () => {
    const first = noteEvent(noEvents, { page: '/', key: 'a', once: false });
    const second = noteEvent(first.events, { page: '/', key: 'a', once: false });
    const third = noteEvent(second.events, { page: '/', key: 'a', once: true });
    expect([first, second, third].map(({ send }) => send)).toEqual([true, true, false]);
  });

  it('leaves what was noted before as it was', () => {
    noteEvent(noEvents, { page: '', key: 'a', once: true });
    expect(noEvents.keys.size).toBe(0);
  });
});

describe('the id of an event', () => {
  it('joins its parameters with underscores, and keeps each one apart', () => {
    expect(pixelId('oops_500')).toBe('oops_500');
    expect(pixelId('oops_500', ['1sec'])).toBe('oops_500_1sec');
    expect(pixelId('a', ['B_c', 'd e!f', 'g ... h'])).toBe('a_b-c_d-e-f_g-h');
  });

  it('is itself when it is declared', () => {
    expect(resolvePixel('static.bounce')).toEqual({ id: 'static.bounce', error: null });
    expect(resolvePixel('cta_click')).toEqual({ id: 'cta_click', error: null });
  });

  it('is declared for error pages too, which send theirs by themselves', () => {
    expect(isPixelId(pixelId('418', ['onload']))).toBe(true);
    expect(resolvePixel('418', ['onload']).id).toBe('deprecated_pixel');
  });

  it('is the deprecated one when it is not, with an error to log', () => {
    expect(resolvePixel('old', ['click'])).toEqual({
      id: 'deprecated_pixel',
      error: { code: 'unknown_pixel', message: 'Unknown pixel: old_click' },
    });
    expect(resolvePixel('toString').id).toBe('deprecated_pixel');
  });

  it('is always one that may be sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (id, parts) => {
        expect(isPixelId(resolvePixel(id, parts).id)).toBe(true);
      }),
    );
  });
});
