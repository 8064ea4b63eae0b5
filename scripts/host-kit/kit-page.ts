import { brand } from '../../src/domain/brand.ts';
import { mark } from '../../src/domain/mark.ts';
import { styleSheet } from '../../src/server/dev/style.ts';

/** What differs between two starts of the kit. */
export interface KitPage {
  /** The page opened first. */
  readonly path: string;
  /** The name of the app's own script; null when ours are simulated. */
  readonly bundle: string | null;
  /** Suggested paths. */
  readonly paths: readonly string[];
}

const layout = `
.kit { flex: 1; display: grid; gap: 2.5rem; inline-size: 100%; max-inline-size: 90rem; margin-inline: auto; padding: 2rem var(--gutter) 4rem; align-content: start; }
.kit h1 { font-size: clamp(2rem, 1.6rem + 2vw, 3rem); }
.kit h2 { font-size: 1.375rem; }
.kit .given, .kit .went { display: grid; gap: 2rem; align-content: start; min-inline-size: 0; }
.kit section { display: grid; gap: 0.875rem; }
.kit section + section { padding-block-start: 1.75rem; border-block-start: 1px solid var(--line); }
.kit form { display: grid; gap: 0.875rem; justify-items: stretch; }
.kit .head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.5rem 1.5rem; }
.kit .said { min-block-size: 1.55em; color: var(--drake); font-weight: 600; }
.kit .changed li { overflow-wrap: anywhere; }
.kit .file { position: relative; }
.kit .file input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
.kit .file:focus-within { outline: 3px solid var(--speculum); outline-offset: 3px; }
@media (min-width: 56rem) {
  .kit { grid-template-columns: minmax(20rem, 26rem) minmax(0, 1fr); gap: clamp(2rem, 4vw, 4rem); }
}
`;

/** The kit's page: the app on one side, the traffic on the wire on the other. */
export function kitPage({ path, bundle, paths }: KitPage): string {
  return `<!doctype html>
<html lang="en"${bundle === null ? '' : ' data-bundle'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host kit</title>
<style>${styleSheet}${layout}</style>
<script defer src="/.host-kit/kit.js"></script>
</head>
<body>
<header class="toolbar">
<span class="name">${markImage}${brand.name}</span>
<span class="small quiet">host kit</span>
<nav aria-label="Developers"><a href="/dev/host">Host</a> <a href="/dev/mail">Mailbox</a> <a href="/dev/clock">Clock</a> <a href="/">Site</a></nav>
</header>
<main class="kit">
<div class="given">
<div class="stack">
<h1>Host kit</h1>
<p class="quiet">${bundle === null ? 'Plays an app of ours around a page of the site.' : `The app’s own side, with ${escaped(bundle)} on top of it.`}</p>
</div>
<section>
<div class="pair">
<div class="field"><label for="platform">App</label>
<select class="control little" id="platform">
<option value="macos">macOS</option><option value="windows">Windows</option><option value="ios">iOS</option><option value="android">Android</option>
</select></div>
</div>
${bundle === null ? '<label class="tick"><input type="checkbox" id="bridge" checked> With the bridge on every page</label>' : '<input type="hidden" id="bridge">'}
<form id="address">
<div class="field"><label for="path">Page</label><input class="control little" id="path" list="paths" value="${escaped(path)}"></div>
<datalist id="paths">${paths.map((known) => `<option value="${escaped(known)}"></option>`).join('')}</datalist>
<button class="button primary" type="submit">Open in the app</button>
</form>
<p class="said" id="said" role="status"></p>
</section>
<section>
<h2>In the app</h2>
<p id="state"></p>
<p class="small quiet" id="sign-in-title">Sign somebody in</p>
<div class="buttons" id="sign-in" role="group" aria-labelledby="sign-in-title"></div>
<div class="field"><label for="purchase">A purchase is</label><select class="control little" id="purchase"></select></div>
<label class="tick"><input type="checkbox" id="sells" checked> Its store sells</label>
</section>
<section>
<h2 id="pushes-title">Tell the page</h2>
<div class="buttons" id="pushes" role="group" aria-labelledby="pushes-title"></div>
</section>
<section>
<h2>Answers</h2>
<form id="answer">
<div class="field"><label for="message">Message</label><select class="control little" id="message"></select></div>
<div class="field"><label for="kind">Is answered with</label><select class="control little" id="kind"></select></div>
<div class="field"><label for="fixture">From the fixtures</label><select class="control little" id="fixture"></select></div>
<div class="field"><label for="typed">Result, or the error’s text</label><textarea class="control" id="typed" rows="5" spellcheck="false"></textarea></div>
<div class="field"><label for="delay">After, in milliseconds</label><input class="control little" id="delay" inputmode="numeric" value="0"></div>
<div><label class="tick"><input type="checkbox" id="twice"> Twice</label>
<label class="tick"><input type="checkbox" id="other-id"> Under another id</label></div>
<button class="button" type="submit">Answer like this</button>
</form>
<ul class="changed small" id="changed"></ul>
</section>
</div>
<div class="went">
<section>
<div class="head"><h2>On the wire</h2><p class="quiet" id="count"></p></div>
<div class="buttons">
<button class="button little" type="button" id="save">Save the recording</button>
<label class="button little file">Replay a recording<input type="file" id="replay" accept="application/json"></label>
<button class="button little" type="button" id="forget">Clear</button>
</div>
<p class="quiet" id="nothing">Nothing yet. Open a page in the app: what it asks and what it is told stands here as it happens.</p>
<ol class="wire" id="wire"></ol>
</section>
</div>
</main>
</body>
</html>
`;
}

const { viewBox, beak, head, ring, eye } = mark;
const markImage = `<svg class="mark" viewBox="${viewBox}" aria-hidden="true"><path class="beak" d="${beak}"/><circle class="head" cx="${head.cx}" cy="${head.cy}" r="${head.r}"/><path class="ring" d="${ring}"/><circle class="eye" cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}"/></svg>`;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
