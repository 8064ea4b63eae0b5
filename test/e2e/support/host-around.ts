import type { Page } from '@playwright/test';
import { compiledScript } from '../../../scripts/build/inline-script.ts';
import type { AppState } from '../../../src/adapters/played-host/app-state.ts';
import type { Behavior } from '../../../src/adapters/played-host/behavior.ts';
import type { HostToPlay } from '../../../src/adapters/played-host/played-host.ts';
import type { WireEntry } from '../../../src/adapters/played-host/wire-entry.ts';
import type { HostChannel } from '../../../src/contract/host-channels.ts';

let script: Promise<string> | undefined;

/** The app around a browser page, controlled by the test. */
export interface HostOfPage {
  /** Everything on the wire so far, on all pages. */
  readonly entries: () => Promise<readonly WireEntry[]>;
  /** The parameters of each notification of this name that the app received, oldest first. */
  readonly told: (method: string) => Promise<readonly unknown[]>;
  /** The names of those of these messages that the app received, oldest first. */
  readonly methods: (among: readonly string[]) => Promise<readonly string[]>;
  /** Sends the page an event. */
  readonly push: (channel: HostChannel, event: string, params?: unknown) => Promise<void>;
  /** Changes the app's state. */
  readonly set: (state: Partial<AppState>) => Promise<void>;
  /** Overrides how the app handles one message, `<channel>.<method>`. */
  readonly behave: (message: string, behavior: Behavior) => Promise<void>;
}

/**
 * Simulates an app around every page that `page` opens from now on, on its platform's real wires; it persists across
 * pages.
 */
export async function playHostAround(page: Page, host: HostToPlay): Promise<HostOfPage> {
  script ??= compiledScript('src/adapters/played-host/inject.ts').then(({ text }) => text);
  await page.addInitScript(`globalThis.hostToPlay = ${JSON.stringify(host)};\n${await script}`);
  const entries = () => page.evaluate(() => [...(globalThis.hostAround?.entries ?? [])]);
  const taken = async () =>
    (await entries())
      .filter(({ direction, dropped }) => direction === 'to-app' && !dropped)
      .map(({ sent }) => inCommonWords(sent));
  return {
    entries,
    told: async (method) =>
      (await taken()).filter((sent) => sent.method === method).map(({ params }) => params),
    methods: async (among) =>
      (await taken()).map(({ method }) => method).filter((one) => among.includes(one)),
    push: (channel, event, params = {}) =>
      page.evaluate((push) => globalThis.hostAround?.push(...push), [channel, event, params] as const),
    set: (state) =>
      page.evaluate((changed) => {
        const host = globalThis.hostAround;
        if (host !== undefined) host.state = { ...host.state, ...changed };
        globalThis.keepHostAround?.();
      }, state),
    behave: (message, behavior) =>
      page.evaluate(([name, does]) => void globalThis.hostAround?.behaviors.set(name, does), [
        message,
        behavior,
      ] as const),
  };
}

function inCommonWords(sent: unknown): { readonly method: string; readonly params: unknown } {
  const message: Record<string, unknown> = Object(typeof sent === 'string' ? JSON.parse(sent) : sent);
  const { Name, Data, method = Name, params = Data } = message;
  return { method: String(method), params };
}
