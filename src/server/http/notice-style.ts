import { plainFrame } from '../../domain/plain-frame.ts';

/** The style sheet of the server's plain pages, inlined in each page and allowed by its hash. */
export const noticeStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f3, #0f1a17);
  --raised: light-dark(#ffffff, #16241f);
  --ink: light-dark(#14211c, #eaf1ec);
  --quiet: light-dark(#424f49, #b4c2ba);
  --line: light-dark(#dcd8cc, #2a3a34);
  --edge: light-dark(#7d7a6c, #6d8379);
  --drake: light-dark(#0b5d46, #4fc39b);
  --ring: light-dark(#ffffff, #f4f7f2);
  --head: light-dark(#0b5d46, #1c8c69);
  --water: light-dark(#bcdad5, #173a3d);
  --ripple: light-dark(#f6fbf7, #3f6d6b);
  --reed: light-dark(#5b7f3f, #649d60);
  --reed-deep: light-dark(#3c5f35, #548a5c);
  --cattail: light-dark(#7a4a2a, #8c5c3b);
  --beak: #f5b301;
  --on-beak: #14211c;
  --beak-edge: light-dark(#8f6800, #f5b301);
  --speculum: light-dark(#2f46d8, #9fb0ff);
  --alarm: light-dark(#a8321e, #ff9d86);
  --text: system-ui, sans-serif;
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--ground); color: var(--ink); font: 100%/1.55 var(--text); text-size-adjust: none; }
p { text-wrap: pretty; max-inline-size: 34rem; }
a { color: var(--speculum); text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
a:hover { text-decoration-thickness: 0.16em; }
:focus-visible { outline: 3px solid var(--speculum); outline-offset: 3px; border-radius: 6px; }
svg { display: block; flex: none; }
${plainFrame}
.head { fill: var(--head); }
.neck, .eye { fill: var(--ring); }
.beak { fill: var(--beak); }
.plain-head svg { forced-color-adjust: none; }
/* The reeds, 74 units high, must not reach the text: its own padding is 4rem. */
.plain-water { block-size: clamp(3rem, 8vw, 5.5rem); margin-block-start: max(0px, 9.25vw - 4rem); }
.water { fill: var(--water); }
.reeds, .cattails { fill: none; stroke: var(--reed-deep); stroke-width: 3.5px; stroke-linecap: round; }
.cattails { stroke: var(--cattail); stroke-width: 10px; }
.leaf { fill: var(--reed); }
.rings { fill: none; stroke: var(--ripple); stroke-width: 3px; stroke-linecap: round; }
.quiet { color: var(--quiet); }
form { display: grid; gap: 1.25rem; inline-size: min(100%, 34rem); justify-items: start; }
.field { display: grid; gap: 0.375rem; inline-size: 100%; }
.field > label[for] { font-weight: 650; }
.hint { color: var(--quiet); font-size: 0.9375rem; }
.problem { display: flex; gap: 0.5rem; color: var(--alarm); font-weight: 600; }
.problem::before {
  content: "!"; flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: 0.15rem; border-radius: 50%;
  background: var(--alarm); color: var(--ground); font: 800 0.875rem/1.25rem var(--text); text-align: center;
}
.control {
  inline-size: 100%; min-block-size: 3.25rem; padding: 0.5rem 1rem; border: 2px solid var(--edge); border-radius: 12px;
  background: var(--raised); color: var(--ink); font: inherit; font-size: 1.125rem;
}
.control:hover { border-color: var(--ink); }
.control[aria-invalid="true"] { border-color: var(--alarm); border-inline-start-width: 6px; }
.pick { position: relative; }
.pick .control { appearance: none; padding-inline-end: 2.5rem; cursor: pointer; }
.pick::after {
  content: ""; position: absolute; inset-block-start: calc(50% - 0.4rem); inset-inline-end: 1.25rem; inline-size: 0.5rem; block-size: 0.5rem;
  border: solid var(--ink); border-width: 0 2px 2px 0; transform: rotate(45deg); pointer-events: none;
}
fieldset { border: 0; display: grid; gap: 0.25rem; min-inline-size: 0; }
legend { font-weight: 650; margin-block-end: 0.25rem; }
.tick { display: flex; align-items: start; gap: 0.75rem; min-block-size: 2.5rem; padding-block: 0.4rem; cursor: pointer; }
.tick input { flex: none; inline-size: 1.375rem; block-size: 1.375rem; margin-block-start: 0.1rem; accent-color: var(--drake); }
.button {
  min-block-size: 3rem; padding: 0.5rem min(1.5rem, 7vw); border: 2px solid var(--beak-edge); border-radius: 12px;
  background: var(--beak); color: var(--on-beak); font: inherit; font-weight: 650; font-size: 1.0625rem; line-height: 1.25;
  text-align: center; text-wrap: balance; cursor: pointer;
}
.button:hover { background: #ffc52b; }
.button:active { transform: translateY(1px); }
.second {
  min-block-size: 2.75rem; border: 0; background: none; color: var(--speculum); font: inherit; cursor: pointer;
  text-decoration: underline; text-underline-offset: 0.18em; text-decoration-thickness: 0.08em;
}
.second:hover { text-decoration-thickness: 0.16em; }
.facts { inline-size: min(100%, 34rem); border-block-start: 1px solid var(--line); }
.facts div { display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding-block: 0.75rem; border-block-end: 1px solid var(--line); }
.facts dt { flex: 0 0 10rem; color: var(--quiet); }
.facts dd { flex: 1 1 12rem; min-inline-size: 0; font-weight: 600; }
@media (width < 30rem) { .button { inline-size: 100%; } }
@media (forced-colors: active) { .button { border-color: ButtonText; } }
@media (prefers-contrast: more) {
  :root {
    --edge: var(--ink); --quiet: var(--ink); --line: light-dark(#7d7a6c, #6d8379);
  }
}
.whole { white-space: nowrap; }
`;
