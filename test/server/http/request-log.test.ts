import { expect, it } from 'vitest';
import { logCalls } from '../../../src/server/http/request-log.ts';
import { createLog } from '../../../src/server/log.ts';

/** The path as a line of the log has it. */
function loggedOf(path: string): unknown {
  const lines: string[] = [];
  logCalls(createLog('info', { write: (line) => lines.push(line) }))('GET', path, 404, 0);
  expect(lines).toHaveLength(1);
  return JSON.parse(lines.join('')).path;
}

it.each([
  ['/me@pond.example', '/…'],
  ['/de/me%40pond.example/more', '/de/…/more'],
  ['/a/me+tag%2540pond.example', '/a/…'],
  ['/mailto:Me@pond.example', '/…'],
  ['/api/0123456789abcdefghijk/x', '/api/…/x'],
])('an address or an id in a path is not in its line: %s', (path, logged) => {
  expect(loggedOf(path)).toBe(logged);
});

it.each(['/', '/pro/privacy-terms', '/@', '/assets/page-Bx1_9.css'])('any other path is: %s', (path) => {
  expect(loggedOf(path)).toBe(path);
});
