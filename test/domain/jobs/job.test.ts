import { describe, expect, it } from 'vitest';
import file from '../../../public/jobs.json' with { type: 'json' };
import { levelsOf, payLevels } from '../../../src/domain/company/pay-levels.ts';
import { applicationLink, type OpenRole, rolesByDepartment } from '../../../src/domain/jobs/job.ts';

const published: readonly OpenRole[] = file.jobs;

function role(id: string, department: string, publishedAt: string, isListed = true): OpenRole {
  const nothing = { summary: '', tasks: [], skills: [], countries: [] };
  const salary = { from: 1, to: 2, currency: 'USD' };
  return {
    id,
    title: id,
    department,
    location: null,
    jobUrl: `/hiring/${id}`,
    isListed,
    publishedAt,
    salary,
    ...nothing,
  };
}

describe('the roles by department', () => {
  it('have the newest first, within a department and among them, and leave out what is not listed', () => {
    const departments = rolesByDepartment([
      role('old', 'Design', '2026-01-01'),
      role('middle', 'Engineering', '2026-02-01'),
      role('hidden', 'Support', '2026-04-01', false),
      role('new', 'Design', '2026-03-01'),
    ]);
    expect(departments.map(({ name, roles }) => [name, roles.map(({ id }) => id)])).toEqual([
      ['Design', ['new', 'old']],
      ['Engineering', ['middle']],
    ]);
  });
});

describe('applying by e-mail', () => {
  it('opens a message that says which role it is about', () => {
    expect(applicationLink({ title: 'Designer, Search & Chat' }, 'careers@mallard.example')).toBe(
      'mailto:careers@mallard.example?subject=Designer%2C%20Search%20%26%20Chat',
    );
  });
});

describe('the levels that a role is filled on', () => {
  it.each([
    [{ from: 92_000, to: 118_500 }, [1, 2]],
    [{ from: 118_500, to: 182_000 }, [2, 3, 4]],
    [{ from: 148_500, to: 148_500 }, [3]],
  ])('of pay %j are %j', (salary, levels) => {
    expect(levelsOf(salary).map(({ level }) => level)).toEqual(levels);
  });
});

describe('the published file of jobs', () => {
  it('leads each role to a page of its own', () => {
    for (const { id, jobUrl } of published) expect(jobUrl).toBe(`/hiring/${id}`);
    expect(new Set(published.map(({ id }) => id)).size).toBe(published.length);
  });

  it('promises what our levels pay, and nothing in between', () => {
    const amounts = payLevels.map(({ usd }) => usd);
    for (const { id, salary } of published) {
      expect(salary.currency, id).toBe('USD');
      expect(amounts, id).toEqual(expect.arrayContaining([salary.from, salary.to]));
      expect(salary.from, id).toBeLessThanOrEqual(salary.to);
    }
  });
});
