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
 * A Chromium with its own profile. Playwright is not used, because what it enables on every page distorts the
 * measurement: with `Runtime.enable` V8 parses each large script twice, which is 20 ms of a live page's 30, and its
 * flags disable prerendering.
 */
export class Chromium {
  private readonly process: ChildProcess;
  private readonly profile: string;
  private readonly devTools: DevTools;
  /** The port of its DevTools. */
  readonly port: number;
  /** Such as `Chrome/140.0.7339.185`. */
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

  /** Starts it headless. Rejects when it exits before it listens. */
  static async start(): Promise<Chromium> {
    const profile = mkdtempSync(path.join(tmpdir(), 'bench-chromium-'));
    const child = spawn(
      process.env['CHROMIUM_PATH'] ?? chromium.executablePath(),
      [
        '--headless=new',
        // A machine without a mouse reports no hover, which pages query; an emulated phone reports its own.
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

  /** Opens an empty tab with a clean cache and storage. */
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

  /**
   * Opens a tab in which pages can be prerendered: Chromium does that only in the profile's own tabs, and only for
   * targets requested as tabs.
   */
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
    // Debian starts it from a shell script: a signal would end only that script, and the browser would keep running.
    const closed = this.devTools.send('Browser.close');
    // It may exit before it has answered.
    await Promise.allSettled([closed, gone]);
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A page, controlled through the DevTools protocol. */
export interface Page {
  /** Sends a command. Rejects with the browser's error message. */
  readonly send: <Answer = unknown>(method: string, params?: object) => Promise<Answer>;
  readonly on: <Params>(event: string, hear: (params: Params) => void) => void;
}

/** A tab with its one page. */
export interface Tab extends Page {
  readonly close: () => Promise<void>;
}

/** A tab and its page, followed by the pages that the browser has prerendered. */
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
