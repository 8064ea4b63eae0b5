import type { Example } from './example.ts';
import { cards } from './examples/cards.tsx';
import { charts } from './examples/charts.tsx';
import { choiceFields } from './examples/choice-fields.tsx';
import { controls } from './examples/controls.tsx';
import { data } from './examples/data.tsx';
import { downloads } from './examples/downloads.tsx';
import { heads } from './examples/heads.tsx';
import { messages } from './examples/messages.tsx';
import { opening } from './examples/opening.tsx';
import { screens } from './examples/screens.tsx';
import { statusPanels } from './examples/status-panels.tsx';
import { textFields } from './examples/text-fields.tsx';

/** Every part, in the order in which a page uses them. */
export const examples: readonly Example[] = [
  ...heads,
  ...data,
  ...charts,
  ...screens,
  ...cards,
  ...opening,
  ...controls,
  ...downloads,
  ...textFields,
  ...choiceFields,
  ...messages,
  ...statusPanels,
];
