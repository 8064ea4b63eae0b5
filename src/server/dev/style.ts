import { experimentsStyle } from './experiments/experiments-style.ts';
import { hostStyle } from './host/host-style.ts';
import { speedStyle } from './speed-style.ts';

/** The style sheet of the pages under `/dev`, inlined in each page and allowed by its hash. */
export const styleSheet = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f3, #0f1a17);
  --raised: light-dark(#ffffff, #16241f);
  --sunken: light-dark(#f1ede2, #0b1411);
  --ink: light-dark(#14211c, #eaf1ec);
  --quiet: light-dark(#424f49, #b4c2ba);
  --line: light-dark(#dcd8cc, #2a3a34);
  --edge: light-dark(#7d7a6c, #6d8379);
  --drake: light-dark(#0b5d46, #4fc39b);
  --drake-wash: light-dark(#e3efe6, #17342a);
  --panel: light-dark(#0b5d46, #0c4736);
  --on-panel: light-dark(#ffffff, #eaf1ec);
  --on-panel-quiet: light-dark(#cfe4da, #b4d2c4);
  --panel-line: light-dark(#3f8570, #2f6a57);
  --beak: #f5b301;
  --on-beak: #14211c;
  --beak-edge: light-dark(#8f6800, #f5b301);
  --speculum: light-dark(#2f46d8, #9fb0ff);
  --alarm: light-dark(#a8321e, #ff9d86);
  --alarm-wash: light-dark(#fbe9e2, #3a1d17);
  --ring: light-dark(#ffffff, #f4f7f2);
  --head: light-dark(#0b5d46, #1c8c69);
  --text: system-ui, sans-serif;
  --display: "Bricolage", "Bricolage fallback", var(--text);
  --gutter: clamp(1.25rem, 0.4rem + 3.8vw, 4.5rem);
}
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
@font-face {
  font-family: "Bricolage"; src: url("/dev/bricolage.woff2") format("woff2");
  font-weight: 200 800; font-display: swap;
}
@font-face {
  font-family: "Bricolage fallback";
  src: local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Roboto Bold");
  size-adjust: 98.4%; ascent-override: 94.5%; descent-override: 27.4%; line-gap-override: 0%;
}
@media (hover: none) and (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
html { background: var(--ground); color: var(--ink); font: 100%/1.55 var(--text); text-size-adjust: none; }
body { min-block-size: 100dvb; display: flex; flex-direction: column; overflow-wrap: break-word; }
h1, h2, h3, .display {
  font-family: var(--display); font-weight: 750; line-height: 1.08; letter-spacing: -0.022em; text-wrap: balance;
}
p, li, dd { text-wrap: pretty; }
a { color: var(--speculum); text-underline-offset: 0.18em; text-decoration-thickness: 0.08em; }
a:hover { text-decoration-thickness: 0.16em; }
:focus-visible { outline: 3px solid var(--speculum); outline-offset: 3px; border-radius: 6px; }
button, input { font: inherit; color: inherit; letter-spacing: inherit; }
ol, ul { list-style: none; }
svg { display: block; flex: none; }
.quiet { color: var(--quiet); }
.small { font-size: 0.875rem; }
.stack { display: grid; gap: 1rem; }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.mark { inline-size: 1.75em; block-size: 1.75em; forced-color-adjust: none; }
.mark .head { fill: var(--head); }
.mark .ring, .mark .eye { fill: var(--ring); }
.mark .beak { fill: var(--beak); }
.panel .mark .head { fill: light-dark(#1b8062, #1c8c69); }
.name { display: inline-flex; align-items: center; gap: 0.5em; font: 750 1.25rem/1 var(--display); letter-spacing: -0.02em; }

.button {
  display: inline-flex; align-items: center; justify-content: center; min-block-size: 3rem; padding: 0.5rem 1.5rem;
  border: 2px solid var(--ink); border-radius: 12px; background: transparent; color: var(--ink);
  font-weight: 650; font-size: 1.0625rem; line-height: 1.25; text-align: center; text-decoration: none; cursor: pointer;
}
.button:hover { background: var(--ink); color: var(--ground); }
.button:active { transform: translateY(1px); }
.button.primary { background: var(--beak); border-color: var(--beak-edge); color: var(--on-beak); }
.button.primary:hover { background: #ffc52b; }
.button.alarm { border-color: var(--alarm); color: var(--alarm); }
.button.alarm:hover { background: var(--alarm); color: var(--ground); }
.button.wide { inline-size: 100%; min-block-size: 3.5rem; font-size: 1.125rem; }
.button.little { min-block-size: 2.25rem; padding: 0.25rem 0.875rem; border-width: 1px; border-color: var(--edge); border-radius: 8px; font-size: 0.9375rem; font-weight: 600; }

.field { display: grid; gap: 0.375rem; align-content: start; }
.field label { font-weight: 650; }
.field .hint { color: var(--quiet); font-size: 0.875rem; }
.field .problem { display: flex; gap: 0.5rem; color: var(--alarm); font-size: 0.9375rem; font-weight: 600; }
.field .problem::before { content: "!"; flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin-block-start: 0.1rem; border-radius: 50%; background: var(--alarm); color: var(--ground); font: 800 0.875rem/1.25rem var(--text); text-align: center; }
.control {
  inline-size: 100%; min-block-size: 3.25rem; padding: 0.5rem 1rem; border: 2px solid var(--edge); border-radius: 12px;
  background: var(--raised); color: var(--ink); font-size: 1.125rem; font-variant-numeric: tabular-nums;
}
.control::placeholder { color: var(--quiet); opacity: 1; }
.control:hover { border-color: var(--ink); }
.control[aria-invalid="true"] { border-color: var(--alarm); border-inline-start-width: 6px; }
.pair { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr)); }

.note { padding: 1rem 1.25rem; border-radius: 12px; background: var(--drake-wash); border-inline-start: 6px solid var(--drake); }
.note.alarm { background: var(--alarm-wash); border-color: var(--alarm); }
.note h2 { font-size: 1.25rem; margin-block-end: 0.375rem; color: var(--alarm); }
.note li { list-style: disc; margin-inline-start: 1.25rem; }
.note li a { color: inherit; }
.note:focus { outline: 3px solid var(--speculum); outline-offset: 3px; }

.testbar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.75rem; padding: 0.5rem var(--gutter); background: var(--sunken); border-block-end: 1px solid var(--line); font-size: 0.875rem; line-height: 1.4; }
.testbar strong { padding: 0 0.625rem; border: 2px solid var(--speculum); border-radius: 12px; color: var(--speculum); font-weight: 700; }

/* The payment page: what is bought stands on the drake's green, its edge is the neck ring; the card lies on paper. */
.pay { flex: 1; display: grid; grid-template-rows: auto 1fr; }
.panel { position: relative; background: var(--panel); color: var(--on-panel); padding: 1.75rem var(--gutter) calc(2.5rem + 5vw); overflow: clip; }
.panel > .inner { position: relative; display: grid; gap: 1.75rem; max-inline-size: 30rem; margin-inline: auto; }
.panel a { color: inherit; }
.panel :focus-visible { outline-color: var(--beak); }
.panel .top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.75rem; }
.panel h1 { font-size: 1.1875rem; letter-spacing: -0.01em; color: var(--on-panel-quiet); }
.panel .price { font-size: clamp(3rem, 2.2rem + 4.2vw, 4.5rem); line-height: 1; letter-spacing: -0.04em; }
.panel .price small { display: block; margin-block-start: 0.75rem; font: 600 1.0625rem/1.4 var(--text); letter-spacing: 0; color: var(--on-panel-quiet); }
.panel .price .tax { font-weight: 400; font-size: 0.9375rem; margin-block-start: 0; }
.panel .price .when { font: 600 1.0625rem/1.4 var(--text); letter-spacing: 0; display: block; margin-block-end: 0.25rem; color: var(--on-panel); }
.panel .rings { position: absolute; inset-inline-end: -9rem; inset-block-end: -11rem; inline-size: 26rem; color: var(--panel-line); }
.arc { position: absolute; pointer-events: none; }
.arc path.below { fill: var(--ground); }
.arc path.rim { fill: none; stroke: var(--ring); stroke-width: 9px; vector-effect: non-scaling-stroke; }
.arc.down { inset-inline: 0; inset-block-end: -1px; inline-size: 100%; block-size: 4rem; }
.arc.side { display: none; }

.path { display: grid; }
.path li { position: relative; display: grid; grid-template-columns: 1rem 1fr; gap: 0.125rem 1rem; padding-block-end: 1.375rem; }
.path li::before { content: ""; grid-row: 1; inline-size: 1rem; block-size: 1rem; margin-block-start: 0.3rem; border: 3px solid var(--on-panel-quiet); border-radius: 50%; background: var(--panel); z-index: 1; }
.path li.now::before { background: var(--beak); border-color: var(--beak); }
.path li::after { content: ""; position: absolute; inset-inline-start: calc(0.5rem - 1px); inset-block: 1.3rem -0.3rem; inline-size: 2px; background: var(--panel-line); }
.path li:last-child { padding-block-end: 0; }
.path li:last-child::after { content: none; }
.path .when, .path .what, .path .how { grid-column: 2; }
.path .when { font-size: 0.9375rem; color: var(--on-panel-quiet); }
.path .what { font-weight: 700; font-size: 1.0625rem; }
.path .how { font-size: 0.9375rem; color: var(--on-panel-quiet); }
.gets { display: flex; flex-wrap: wrap; gap: 0.375rem 1.25rem; }
.gets li { display: flex; align-items: center; gap: 0.5rem; font-size: 0.9375rem; }
.gets li::before { content: ""; inline-size: 0.75rem; block-size: 0.4rem; border: solid var(--beak); border-width: 0 0 2.5px 2.5px; transform: translateY(-0.1rem) rotate(-45deg); }
.eyebrow { font-size: 0.9375rem; font-weight: 650; margin-block-end: 0.5rem; color: var(--on-panel-quiet); }

.form { padding: 1.5rem var(--gutter) 3rem; }
.form > .inner { display: grid; gap: 1.5rem; max-inline-size: 30rem; margin-inline: auto; align-content: start; }
.form h2 { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem); }
.form .note h2 { font-size: 1.25rem; }
.form form { display: grid; gap: 1.25rem; }
.cards summary { cursor: pointer; font-weight: 650; color: var(--speculum); min-block-size: 2.75rem; display: list-item; padding-block: 0.6rem; }
.cards ul { display: grid; margin-block-start: 0.75rem; border-block-start: 1px solid var(--line); }
.cards li { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 0 1rem; padding-block: 0.375rem; border-block-end: 1px solid var(--line); line-height: 1.35; }
.cards .number { font-variant-numeric: tabular-nums; font-size: 0.9375rem; font-weight: 650; }
.cards .says { grid-column: 1; color: var(--quiet); font-size: 0.875rem; }
.cards .button { grid-column: 2; grid-row: 1 / span 2; }
.centre { text-align: center; }

@media (min-width: 56rem) {
  .pay { grid-template-rows: none; grid-template-columns: minmax(22rem, 46%) 1fr; }
  .panel { padding: 3rem calc(var(--gutter) + 3.5rem) 4rem var(--gutter); overflow: visible; }
  .panel > .inner { inline-size: 100%; }
  .panel > .inner { margin-inline: auto 0; gap: 2.25rem; position: sticky; inset-block-start: 3rem; }
  .panel .rings { inset-inline: -8rem auto; inset-block-end: -10rem; }
  .panel .clip { position: absolute; inset: 0; overflow: clip; }
  .form { padding: 3rem var(--gutter) 4rem calc(var(--gutter) + 1rem); }
  .form > .inner { margin-inline: 0 auto; }
  .arc.down { display: none; }
  .arc.side { display: block; inset-block: 0; inset-inline-end: -1px; inline-size: 4.5rem; block-size: 100%; }
}
@media (min-width: 56rem) { :root:dir(rtl) .arc.side { transform: scaleX(-1); } }
@media (max-width: 55.99rem) {
  .panel .clip { position: absolute; inset: 0; overflow: clip; }
  .panel > .inner { gap: 1.25rem; }
  .panel .rings { inset-inline-end: -8rem; inset-block-end: -8rem; inline-size: 19rem; }
  .path .how, .panel .gets, .panel .eyebrow { display: none; }
  .path li { padding-block-end: 0.75rem; }
  .path .when { font-size: 0.875rem; }
  .path .what { font-size: 1rem; }
}

/* A page that has one thing to say: the bank's question, an ended checkout, the clock. */
.single { flex: 1; display: grid; align-content: center; justify-items: center; gap: 1.5rem; padding: 2.5rem var(--gutter) 4rem; }
.receipt { inline-size: min(100%, 28rem); display: grid; gap: 1.25rem; padding: clamp(1.5rem, 1rem + 2vw, 2.25rem); background: var(--raised); border: 1px solid var(--line); border-radius: 24px; }
.receipt h1 { font-size: clamp(1.75rem, 1.5rem + 1vw, 2.25rem); }
.receipt .bank { display: flex; justify-content: space-between; gap: 1rem; padding-block-end: 1rem; border-block-end: 4px solid var(--drake); font-weight: 700; }
.facts { display: grid; }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1rem; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
.facts dt { color: var(--quiet); }
.facts dd { font-weight: 650; font-variant-numeric: tabular-nums; text-align: end; }
.choice { display: grid; gap: 0.75rem; }

/* The portal, the mailbox and the clock. */
.sheet { flex: 1; inline-size: 100%; max-inline-size: 46rem; margin-inline: auto; padding: 2rem var(--gutter) 4rem; display: grid; gap: 2.5rem; align-content: start; }
.sheet h1 { font-size: clamp(2rem, 1.6rem + 2vw, 3rem); }
.sheet h2 { font-size: 1.375rem; margin-block-end: 0.75rem; }
.sheet .top { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem; }
.sheet section { display: grid; gap: 0.75rem; justify-items: start; }
.sheet section + section { padding-block-start: 2rem; border-block-start: 1px solid var(--line); }
.sheet form { display: grid; gap: 0.5rem; justify-items: start; }
.sheet form.wide { inline-size: 100%; gap: 1.25rem; margin-block-start: 1rem; justify-items: stretch; }
.sheet .standing { font-size: 1.1875rem; }
.sheet .badge { margin-block-end: 0.25rem; }
.badge { display: inline-block; padding: 0.125rem 0.75rem; border-radius: 12px; background: var(--drake-wash); color: var(--drake); border: 2px solid var(--drake); font-weight: 700; font-size: 0.9375rem; }
.badge.warn { background: var(--alarm-wash); color: var(--alarm); border-color: var(--alarm); }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; text-align: start; border-block-end: 1px solid var(--line); vertical-align: baseline; }
th { color: var(--quiet); font-weight: 600; font-size: 0.9375rem; }
.scroll { inline-size: 100%; overflow-x: auto; }
.lives { inline-size: 100%; }
.lives li { display: grid; gap: 0.125rem 1.25rem; padding-block: 0.75rem; border-block-start: 1px solid var(--line); overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
.lives div { display: grid; gap: 0.125rem; justify-items: start; }
.lives .who { font-weight: 650; }
.lives time { display: inline-block; }
@media (min-width: 44rem) { .lives li { grid-template-columns: 2fr 1fr 1fr; } }

.toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding: 0.875rem var(--gutter); border-block-end: 1px solid var(--line); }
.toolbar nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin-inline-start: auto; }
.toolbar nav a { min-block-size: 1.75rem; }
.toolbar nav a[aria-current] { color: var(--ink); font-weight: 700; text-decoration-color: var(--beak); text-decoration-thickness: 0.2em; }

.mail { flex: 1; display: grid; grid-template-rows: auto 1fr; }
.mail .list { border-block-end: 1px solid var(--line); }
.mail .list h1 { font-size: 1.75rem; }
.mail .head { display: grid; gap: 0.75rem; padding: 1.25rem var(--gutter) 1rem; }
.mail .search { display: flex; gap: 0.5rem; }
.mail .search .control { min-block-size: 2.75rem; font-size: 1rem; min-inline-size: 0; }
.mail .search .button { min-block-size: 2.75rem; padding-inline: 1rem; }
.mail .list ul { max-block-size: 18rem; overflow-y: auto; }
.mail .list li a { display: grid; grid-template-columns: 1fr auto; gap: 0 0.75rem; padding: 0.75rem var(--gutter); border-block-start: 1px solid var(--line); color: var(--ink); text-decoration: none; }
.mail .list li a:hover { background: var(--sunken); }
.mail .list li a:focus-visible { outline-offset: -3px; }
.mail .list li a[aria-current] { background: var(--drake-wash); box-shadow: inset 6px 0 0 var(--drake); }
.mail .subject { grid-column: 1 / -1; font-weight: 650; }
.mail .to { color: var(--quiet); font-size: 0.875rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mail time { color: var(--quiet); font-size: 0.875rem; white-space: nowrap; }
.mail article { display: grid; gap: 1.25rem; align-content: start; padding: 1.5rem var(--gutter) 3rem; min-inline-size: 0; }
.mail article h2 { font-size: clamp(1.5rem, 1.3rem + 1vw, 2.125rem); }
.mail iframe { display: block; inline-size: 100%; block-size: 44rem; border: 1px solid var(--line); border-radius: 12px; background: var(--ground); }
.mail pre { padding: 1.25rem; border-radius: 12px; background: var(--sunken); font: 0.9375rem/1.6 ui-monospace, "Liberation Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.mail summary { cursor: pointer; font-weight: 650; padding-block: 0.5rem; }
.mail .empty { display: grid; gap: 0.5rem; align-content: center; justify-items: center; text-align: center; padding: 4rem var(--gutter); color: var(--quiet); }
.mail .empty .mark { inline-size: 4rem; block-size: 4rem; }
@media (min-width: 56rem) {
  .toolbar { --gutter: 1.75rem; }
  .mail { grid-template-rows: none; grid-template-columns: minmax(20rem, 26rem) 1fr; --gutter: 1.75rem; }
  .mail .list { border-block-end: 0; border-inline-end: 1px solid var(--line); }
  .mail .list ul { max-block-size: none; }
  .mail article { padding-inline: clamp(1.75rem, 4vw, 4rem); max-inline-size: 60rem; inline-size: 100%; }
}

/* The scenario: what is ahead on one side, what happened on the other, along one line. */
.scenario { flex: 1; inline-size: 100%; max-inline-size: 76rem; margin-inline: auto; padding: 1.5rem var(--gutter) 4rem; display: grid; gap: 2.5rem; align-content: start; }
.scenario h1 { font-size: clamp(2rem, 1.6rem + 2vw, 2.75rem); }
.scenario h2 { font-size: 1.375rem; }
.scenario .ahead { display: grid; gap: 2rem; align-content: start; min-inline-size: 0; }
.scenario .badges { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-end: 0.75rem; }
.scenario .facts dd { overflow-wrap: anywhere; }
.scenario .next { display: grid; gap: 1rem; padding: clamp(1.25rem, 1rem + 1vw, 1.75rem); border: 1px solid var(--line); border-radius: 24px; background: var(--raised); }
.scenario .next .standing { font-size: 1.1875rem; }
.scenario .later { display: grid; font-size: 0.9375rem; color: var(--quiet); }
.scenario .later li { display: flex; justify-content: space-between; gap: 1rem; padding-block: 0.5rem; border-block-start: 1px solid var(--line); }
.scenario .later time { flex: none; font-variant-numeric: tabular-nums; }
.scenario .doings { display: grid; gap: 0.75rem; }
.scenario .story { display: grid; gap: 1.25rem; align-content: start; min-inline-size: 0; }
.story ol { display: grid; }
.story ol > li { position: relative; display: grid; gap: 0.375rem; padding: 0 0 2rem 2rem; }
.story ol > li::before { content: ""; position: absolute; inset-inline-start: 0; inset-block-start: 0.25rem; inline-size: 1rem; block-size: 1rem; border: 3px solid var(--edge); border-radius: 50%; background: var(--ground); z-index: 1; }
.story ol > li.now::before { background: var(--beak); border-color: var(--beak-edge); }
.story ol > li::after { content: ""; position: absolute; inset-inline-start: calc(0.5rem - 1px); inset-block: 1.25rem -0.25rem; inline-size: 2px; background: var(--line); }
.story ol > li:last-child::after { content: none; }
.story time { color: var(--quiet); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.story h3 { font-size: 1.125rem; letter-spacing: -0.01em; line-height: 1.25; }
.mails { display: grid; gap: 0.375rem; justify-items: start; }
.mails li { padding: 0.375rem 0.875rem; border-radius: 12px; background: var(--drake-wash); line-height: 1.4; }
.mails li::before { content: "Email: "; color: var(--quiet); }
.told { display: flex; flex-wrap: wrap; gap: 0.125rem 0.75rem; color: var(--quiet); font-size: 0.875rem; }
.told code { font: 0.8125rem/1.7 ui-monospace, "Liberation Mono", Menlo, monospace; overflow-wrap: anywhere; }
@media (min-width: 56rem) {
  .scenario { grid-template-columns: minmax(20rem, 27rem) 1fr; gap: clamp(2.5rem, 6vw, 5rem); padding-block-start: 2.5rem; }
  .scenario .ahead { position: sticky; inset-block-start: 2rem; align-self: start; }
}
.steps { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.clock { font-size: clamp(2rem, 1.4rem + 3vw, 3.5rem); font-variant-numeric: tabular-nums; }
.sheet form.row { margin-block-start: 0.75rem; display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; }
.sheet form.row .field { min-inline-size: 12rem; }
@media (forced-colors: active) { .button, .badge { border-color: ButtonText; } .path li::before { border-color: CanvasText; } }
@media (prefers-reduced-motion: no-preference) {
  .note.alarm, .receipt { animation: enter 200ms ease-out; }
  @keyframes enter { from { translate: 0 6px; } }
}
${hostStyle}${experimentsStyle}${speedStyle}`;
