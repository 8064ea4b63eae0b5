import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { type KeysAnswer, type KeysCommand, readKeysCommand } from './keys-command.ts';

const Question = z.object({ id: z.string(), command: z.string() });
const Answer = z.object({ id: z.string(), done: z.boolean(), text: z.string() });

const questionFile = 'keys.request';
const answerFile = 'keys.answer';
const lookEvery = 250;

/**
 * Asks the server that holds a data folder to run a command, through two files in that folder, because the embedded store
 * belongs to one process. Returns the result, or null when no server answered in time (milliseconds).
 */
export async function askRunningServer(
  dataDir: string,
  command: KeysCommand,
  patience: number,
): Promise<KeysAnswer | null> {
  const id = randomUUID();
  const answer = join(dataDir, answerFile);
  writeWhole(join(dataDir, questionFile), { id, command });
  for (let waited = 0; waited < patience; waited += lookEvery) {
    await wait(lookEvery);
    const read = readWhole(answer, Answer);
    if (read?.id === id) {
      rmSync(answer, { force: true });
      return { done: read.done, text: read.text };
    }
  }
  rmSync(join(dataDir, questionFile), { force: true });
  return null;
}

/** Runs the command waiting in the data folder, if there is one, and writes the answer. */
export async function answerQuestion(
  dataDir: string,
  run: (command: KeysCommand) => Promise<KeysAnswer>,
): Promise<void> {
  const file = join(dataDir, questionFile);
  if (!existsSync(file)) return;
  const question = readWhole(file, Question);
  rmSync(file, { force: true });
  const command = question === null ? null : readKeysCommand(question.command);
  if (question === null || command === null) return;
  writeWhole(join(dataDir, answerFile), { id: question.id, ...(await run(command)) });
}

/** Atomic: written to another file and renamed, so that nobody reads a partial one. */
function writeWhole(file: string, content: unknown): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, JSON.stringify(content), { mode: 0o600 });
  renameSync(part, file);
}

function readWhole<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> | null {
  if (!existsSync(file)) return null;
  try {
    const read = z.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
