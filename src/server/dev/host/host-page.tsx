/** @jsxImportSource hono/jsx */
import { Hono } from 'hono';
import { hostDevPaths } from '../../../contract/dev-host.ts';
import { answerPage } from '../page.tsx';
import { Toolbar } from '../toolbar.tsx';

/**
 * A page that an app opens to test its integration: what was detected, a button for each message, and the results. Its script
 * is built outside production only.
 */
export function hostPageRoutes(): Hono {
  return new Hono().get(hostDevPaths.page, (c) =>
    answerPage(c, { title: 'Host', language: 'en', body: <HostBody />, script: hostDevPaths.script }),
  );
}

function HostBody() {
  return (
    <>
      <Toolbar current={hostDevPaths.page} />
      <main class="sheet">
        <div class="stack">
          <h1>Host</h1>
          <p class="quiet">
            What the app around this page answers, as it comes, and what the contract says of it. Apple’s apps
            give tokens only to pages below <code>/subscriptions</code>, so here they may refuse.
          </p>
          <p>
            <span class="badge" id="status" role="status">
              Looking for an app
            </span>
          </p>
          <noscript>
            <p>This page needs its script.</p>
          </noscript>
        </div>
        <section>
          <h2>Found</h2>
          <dl class="facts" id="found" />
        </section>
        <section>
          <h2>Switches</h2>
          <dl class="facts" id="switches" />
        </section>
        <section>
          <h2>Messages</h2>
          <div class="buttons">
            <button class="button little" type="button" id="ask-all">
              Ask everything
            </button>
            <a class="button little" href={hostDevPaths.token}>
              A pair of tokens
            </a>
          </div>
          <div class="stack" id="messages" />
        </section>
        <section>
          <h2>Pushed by the app</h2>
          <p class="quiet" id="no-pushes">
            Nothing yet.
          </p>
          <ol class="wire" id="pushes" />
        </section>
        <section>
          <h2>On the wire</h2>
          <div class="buttons">
            <button class="button little" type="button" id="save">
              Save the recording
            </button>
            <button class="button little" type="button" id="copy">
              Copy it
            </button>
          </div>
          <p class="quiet" id="nothing">
            Nothing yet.
          </p>
          <ol class="wire" id="wire" />
        </section>
      </main>
    </>
  );
}
