import * as z from 'zod';
import type * as mini from 'zod/mini';
import { hostChannels } from '../../src/contract/host-channels.ts';
import {
  type HostMessageRow,
  type HostRequestRow,
  hostEvents,
  hostNotifications,
  hostRequests,
} from '../../src/contract/host-messages.ts';

/** The tables are between these lines of docs/host-apps.md. */
export const marks = {
  begin: '<!-- messages: node scripts/docs/write-host-messages.mjs -->',
  end: '<!-- /messages -->',
};

type Rows = Readonly<Record<string, HostMessageRow | HostRequestRow>>;

const directions = [
  { words: 'page asks', rows: (channel: keyof typeof hostChannels): Rows => hostRequests[channel] },
  { words: 'page tells', rows: (channel: keyof typeof hostChannels): Rows => hostNotifications[channel] },
  { words: 'app tells', rows: (channel: keyof typeof hostChannels): Rows => hostEvents[channel] },
] as const;

const channelNames = Object.keys(hostChannels) as (keyof typeof hostChannels)[];

/** The messages of the contract as Markdown, one table per channel. */
export function hostMessagesTables(): string {
  return channelNames
    .map((channel) => {
      const { context, featureName } = hostChannels[channel];
      const address = context === null ? 'the bridge' : `context \`${context}\``;
      return [
        `### ${channel}: ${address}, feature \`${featureName}\``,
        '',
        '| message | direction | parameters | answer | limit | since | platforms |',
        '|---|---|---|---|---|---|---|',
        ...directions.flatMap(({ words, rows }) =>
          Object.entries(rows(channel)).map(([name, row]) => lineOf(name, words, row)),
        ),
      ].join('\n');
    })
    .join('\n\n');
}

/** The document with the tables between its marks. Throws when it has none. */
export function withTables(document: string): string {
  const [before, rest] = document.split(marks.begin);
  const after = rest?.split(marks.end)[1];
  if (before === undefined || after === undefined) throw new Error('docs/host-apps.md has no marks');
  return `${before}${marks.begin}\n\n${hostMessagesTables()}\n\n${marks.end}${after}`;
}

function lineOf(name: string, direction: string, row: HostMessageRow | HostRequestRow): string {
  const { params, since, platforms, goneFrom = [], carriesToken, unsent } = row;
  const where = platforms.map((platform) => (goneFrom.includes(platform) ? `${platform} (old)` : platform));
  const cells = [
    `\`${name}\`${carriesToken ? ' (token)' : ''}${unsent === undefined ? '' : ` (never sent: ${unsent})`}`,
    direction,
    code(shapeOf(params)),
    'answer' in row ? code(shapeOf(row.answer)) : '',
    'timeout' in row ? `${row.timeout.toLocaleString('en')} ms` : '',
    since,
    platforms.length === 4 && goneFrom.length === 0 ? 'all' : where.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

// A bar would end the cell, even in code.
function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A schema in TypeScript notation. */
export function shapeOf(schema: mini.ZodMiniType): string {
  return worded(z.toJSONSchema(schema, { io: 'input' }));
}

function worded(schema: JsonSchema): string {
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => worded(one as JsonSchema)).join(' | ');
  if (schema.type === 'array') return `${inBrackets(worded(schema.items as JsonSchema))}[]`;
  if (schema.type === 'object') return fields(schema);
  return [schema.type ?? 'unknown'].flat().join(' | ');
}

function fields({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (properties === undefined) return `{ [name]: ${worded(Object(additionalProperties))} }`;
  const all = Object.entries(properties).map(
    ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${worded(field as JsonSchema)}`,
  );
  return all.length === 0 ? '{}' : `{ ${all.join(', ')} }`;
}

function inBrackets(text: string): string {
  return text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text;
}
