import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { measuredFlags } from '../setup/chromium-flags.mjs';
import { DevTools } from './devtools.ts';

/**
 * A Chromium on a profile of its own. Playwright is not used, because what it asks of every page costs what is measured: with
 * `Runtime.enable` V8 reads each big script a second time, which is 20 ms of a live page's 30, and its flags forbid prerendering.
 */
export class Chromium {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly devTools: DevTools;
  /** Where its developer tools listen. */
  readonly port: number;
  /** As `Chrome/140.0.7339.185`. */
  readonly version: string;

  private constructor(
    process: ChildProcess,
    profile: string,
    devTools: DevTools,
    port: number,
    version: string,
  ) {
    this.process = process;
    this.profile = profile;
    this.devTools = devTools;
    this.port = port;
    this.version = version;
  }

  /** Starts it without a window. Rejects when it ends before it listens. */
  static async start(): Promise<Chromium> {
    const profile = mkdtempSync(path.join(tmpdir(), 'bench-chromium-'));
    const child = spawn(
      process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
      [
        '--headless=new',
        // A machine without a mouse has none to hover with, which pages ask for; a phone that is emulated says so by itself.
        '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
        ...measuredFlags,
        `--user-data-dir=${profile}`,
        '--remote-debugging-port=0',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const address = await listening(child);
    const devTools = await DevTools.connect(address);
    const { product } = await devTools.send<{ product: string }>('Browser.getVersion');
    return new Chromium(child, profile, devTools, Number(new URL(address).port), product);
  }

  /** Opens an empty tab with nothing cached or kept. */
  async open(): Promise<Tab> {
    const context = await this.devTools.send<{ browserContextId: string }>('Target.createBrowserContext');
    const blank = { url: 'about:blank', ...context };
    const { targetId } = await this.devTools.send<Target>('Target.createTarget', blank);
    const tab = await this.devTools.send<Session>('Target.attachToTarget', { targetId, flatten: true });
    return {
      ...this.page(tab.sessionId),
      close: async () => void (await this.devTools.send('Target.disposeBrowserContext', context)),
    };
  }

  /** Opens a tab in which pages are prerendered: only in those of the profile, and only if asked for as tabs. */
  async openAhead(): Promise<TabAhead> {
    const blank = { url: 'about:blank', forTab: true };
    const { targetId } = await this.devTools.send<Target>('Target.createTarget', blank);
    const tab = await this.devTools.send<Session>('Target.attachToTarget', { targetId, flatten: true });
    const pages: Page[] = [];
    const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
    await new Promise<void>((resolve, reject) => {
      this.devTools.on<Session>(
        'Target.attachedToTarget',
        ({ sessionId }) => {
          pages.push(this.page(sessionId));
          resolve();
        },
        tab.sessionId,
      );
      this.devTools.send('Target.setAutoAttach', attach, tab.sessionId).catch(reject);
    });
    return { pages, close: async () => void (await this.devTools.send('Target.closeTarget', { targetId })) };
  }

  private page(sessionId: string): Page {
    return {
      send: (method, params) => this.devTools.send(method, params, sessionId),
      on: (event, hear) => this.devTools.on(event, hear, sessionId),
    };
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit');
    // Debian starts it from a shell script: a signal would end that alone, and the browser would go on.
    const closed = this.devTools.send('Browser.close');
    // It may be gone before it has answered.
    await Promise.allSettled([closed, gone]);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A page, spoken to in the DevTools protocol. */
export interface Page {
  /** Asks for something. Rejects with the words of the browser. */
  readonly send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
  readonly on: <Params>(event: string, hear: (params: Params) => void) => void;
}

/** A tab with its one page. */
export interface Tab extends Page {
  readonly close: () => Promise<void>;
}

/** A tab, the page in it, and behind that one those which the browser has got ready. */
export interface TabAhead {
  readonly pages: readonly Page[];
  readonly close: () => Promise<void>;
}

interface Target {
  readonly targetId: string;
}

interface Session {
  readonly sessionId: string;
}

async function listening(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Chromium has no standard error');
  for await (const line of createInterface({ input: child.stderr })) {
    const address = /ws:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('Chromium ended before it listened');
}
