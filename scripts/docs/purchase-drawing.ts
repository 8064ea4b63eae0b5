import {
  isKeptPurchase,
  type PurchaseEvent,
  type PurchaseState,
  purchaseEvents,
  purchaseShown,
  purchaseSteps,
} from '../../src/domain/subscription/purchase.ts';
import { checkoutMoves } from '../../src/domain/subscription/transitions.ts';

/** The drawing is between these lines of ARCHITECTURE.md. */
export const marks = {
  begin: '<!-- purchase: node scripts/docs/write-purchase.mjs -->',
  end: '<!-- /purchase -->',
};

const states = Object.keys(purchaseSteps) as PurchaseState[];

/** The tables of a purchase as Markdown: in the browser a diagram and a list of what is shown, on the server a diagram. */
export function purchaseDrawing(): string {
  const everywhere = purchaseEvents.filter((event) => targetsOf(event).size === 1 && from(event).length > 6);
  const arrows = states.flatMap((state) =>
    purchaseEvents.flatMap((event) => {
      const next = purchaseSteps[state].on[event];
      return next === undefined || everywhere.includes(event) ? [] : [`  ${state} --> ${next}: ${event}`];
    }),
  );
  const common = everywhere.map((event) => {
    const without = states.filter((state) => !from(event).includes(state));
    const except = without.length === 0 ? '' : ` but ${without.map(code).join(', ')}`;
    return `${code(event)} leads to ${code([...targetsOf(event)][0] ?? '')} from each state${except}`;
  });
  const moves = Object.entries(checkoutMoves).flatMap(([action, { from: before, to }]) =>
    before.map((state) => `  ${state} --> ${to}: ${action}`),
  );
  return [
    'In the browser:',
    '',
    ...diagram(['  [*] --> none', ...arrows]),
    '',
    `Not drawn: ${common.join('; ')}.`,
    '',
    '| state | the visitor is shown | kept by the browser | asked for again |',
    '|---|---|---|---|',
    ...states.map((state) => {
      const { awaited } = purchaseSteps[state];
      return `| \`${state}\` | ${purchaseShown[state]} | ${yes(isKeptPurchase(state))} | ${yes(awaited)} |`;
    }),
    '',
    'On the server, for each checkout:',
    '',
    ...diagram(moves),
  ].join('\n');
}

/** The document with the drawing between its marks. Throws when it has none. */
export function withDrawing(document: string): string {
  const [before, rest] = document.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error('ARCHITECTURE.md has no marks');
  return `${before}${marks.begin}\n${purchaseDrawing()}\n${marks.end}${after}`;
}

function from(event: PurchaseEvent): readonly PurchaseState[] {
  return states.filter((state) => purchaseSteps[state].on[event] !== undefined);
}

function targetsOf(event: PurchaseEvent): ReadonlySet<PurchaseState> {
  return new Set(states.flatMap((state) => purchaseSteps[state].on[event] ?? []));
}

function diagram(lines: readonly string[]): readonly string[] {
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'];
}

function code(name: string): string {
  return `\`${name}\``;
}

function yes(is: boolean): string {
  return is ? 'yes' : '';
}
