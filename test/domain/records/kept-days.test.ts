import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { confirmationDays } from '../../../src/domain/content/newsletter.ts';
import { keptDays, snapshotsKept } from '../../../src/domain/records/kept-days.ts';

const operations = readFileSync('docs/operations.md', 'utf8');

/** The last column of the line about a table, in the operations' list of what is kept. */
function untilOf(table: string): string | undefined {
  const lines = operations.slice(operations.indexOf('## What is kept')).split('\n');
  return lines
    .find((line) => line.includes(`\`${table}\``))
    ?.split('|')
    .at(-2);
}

describe('how long records are kept', () => {
  it.each([
    ['account', `${keptDays.emptyAccounts} days`],
    ['email_change', `${keptDays.formerAddresses} days`],
    ['limit_counter', `${keptDays.limitCounters} days`],
    ['outbox', `${keptDays.sentEmails} days after sending`],
    ['checkout', `a checkout that nobody paid ${keptDays.abandonedCheckouts} days`],
    ['newsletter_request', `${confirmationDays} days when never confirmed`],
    ['feedback', `${keptDays.feedback} days`],
    ['withdrawal', `${keptDays.withdrawals / 365} years`],
    ['provider_event', `${keptDays.paymentEvents} days`],
    ['reconciliation', `${keptDays.reconciliations} days`],
    ['audit_line', `${keptDays.auditLog} days`],
    ['cloud_settings', `${keptDays.savedSettings / 365} years without use`],
  ])('is the same for %s in the operations', (table, until) => {
    expect(untilOf(table)).toContain(until);
  });

  it('is the default of what can be configured', () => {
    expect(operations).toContain(`| \`BEACON_RETENTION_DAYS\` | \`${keptDays.counts}\` |`);
    expect(operations).toContain(`\`PT1H\`, \`${snapshotsKept}\``);
  });
});
