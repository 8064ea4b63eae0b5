import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TrackEvent } from '../../../src/application/analytics/track-event.ts';
import { wireClickEvents } from '../../../src/ui/boot/click-events.ts';
import { eventAttributes } from '../../../src/ui/boot/event-attributes.ts';
import { found } from './page.ts';

type Sent = Parameters<TrackEvent['executeNamed']>;
let sent: Sent[];
let off: AbortController;

/** Shows elements with what {@link eventAttributes} gives for them. */
function show(...elements: readonly Readonly<Record<string, string>>[]): void {
  document.body.innerHTML = elements
    .map((attributes, index) => {
      const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<div ${text.join(' ')}><button id="b${index}"><svg></svg></button></div>`;
    })
    .join('');
}

beforeEach(() => {
  sent = [];
  off = new AbortController();
  const track: Pick<TrackEvent, 'executeNamed'> = { executeNamed: (...event) => sent.push(event) };
  wireClickEvents(document, track, off.signal);
});
afterEach(() => off.abort());

describe('a click on an element that declares an event', () => {
  it('sends the event with its own parameters, also from within', () => {
    show({ ...eventAttributes('cta_click', { cta: 'hero-keep' }) });
    found('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(sent).toEqual([['cta_click', [], { cta: 'hero-keep' }, { once: true }]]);
  });

  it('is heard before whatever the element does about it', () => {
    show({ ...eventAttributes('subscription_welcome_faq_click', {}) });
    found('#b0').addEventListener('click', (event) => event.stopPropagation());
    found('#b0').click();
    expect(sent).toEqual([['subscription_welcome_faq_click', [], {}, { once: true }]]);
  });

  it('says when it is to be sent each time', () => {
    show({ ...eventAttributes('download_click', { download: 'ios' }, { once: false }) });
    found('#b0').click();
    expect(sent[0]?.[3]).toEqual({ once: false });
  });

  it('leaves others alone, and hears nothing once it is taken off', () => {
    show({}, { ...eventAttributes('extension_click', {}) });
    found('#b0').click();
    off.abort();
    found('#b1').click();
    expect(sent).toEqual([]);
  });
});

describe('what is declared', () => {
  it('is an event that exists, with its parameters and no others', () => {
    // @ts-expect-error there is no such event
    eventAttributes('hero_click', {});
    // @ts-expect-error it has no such parameter
    eventAttributes('extension_click', { cta: 'teaser-plans' });
    // @ts-expect-error it needs one
    eventAttributes('cta_click', {});
    expect(eventAttributes('cta_click', { cta: 'teaser-plans' })).toEqual({
      'data-event': 'cta_click?cta=teaser-plans',
    });
  });
});
