/** Additional styles of `/dev/host` and the host kit: the message log, and many small controls. */
export const hostStyle = `
select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
.wire { inline-size: 100%; border-block-end: 1px solid var(--line); }
.wire li { border-block-start: 1px solid var(--line); }
.wire summary { display: grid; grid-template-columns: 1.25rem minmax(0, 1fr); gap: 0 0.5rem; padding-block: 0.5rem; cursor: pointer; overflow-wrap: anywhere; list-style: none; }
.wire summary::-webkit-details-marker { display: none; }
.wire summary:hover .what { text-decoration: underline; text-underline-offset: 0.18em; }
.wire summary > * { grid-column: 2; }
.wire .way { grid-column: 1; grid-row: 1; font-weight: 800; color: var(--drake); }
.wire .to-app .way::before { content: "↑"; }
.wire .to-page .way::before { content: "↓"; }
.wire .to-page .way { color: var(--speculum); }
.wire .what { grid-row: 1; font-weight: 650; }
.wire .how { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
@media (min-width: 64rem) {
  .wire summary { grid-template-columns: 1.25rem minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; }
  .wire .how { grid-column: 3; grid-row: 1; }
}
.verdict { font-size: 0.875rem; }
.verdict.good { color: var(--drake); }
.verdict.bad { color: var(--alarm); font-weight: 600; }
.envelope { inline-size: 100%; margin-block: 0.25rem 0.75rem; padding: 0.75rem 1rem; border-radius: 12px; background: var(--sunken); font: 0.8125rem/1.5 ui-monospace, "Liberation Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.button.little { min-block-size: 2.5rem; }
.control.little { min-block-size: 2.75rem; padding-block: 0.25rem; font-size: 1rem; }
textarea.control { min-block-size: 6rem; font: 0.875rem/1.5 ui-monospace, "Liberation Mono", Menlo, monospace; resize: vertical; }
.tick { display: flex; align-items: center; gap: 0.625rem; min-block-size: 2.75rem; }
.tick input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--drake); }
.messages { inline-size: 100%; }
.messages li { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: 0.25rem 1rem; padding-block: 0.625rem; border-block-start: 1px solid var(--line); }
.messages .name { font: 650 1rem/1.4 var(--text); letter-spacing: 0; display: block; overflow-wrap: anywhere; }
.messages .params, .messages .came { grid-column: 1 / -1; display: grid; gap: 0.25rem; }
.messages .came:empty { display: none; }
.messages .came summary { cursor: pointer; min-block-size: 1.75rem; }
#messages { inline-size: 100%; gap: 1rem; }
#messages h3 { margin-block-start: 1.25rem; }
.sheet .facts { inline-size: 100%; }
`;
