import { describe, expect, it } from 'vitest';
import { legalEntity } from '../../../src/domain/company/legal-entity.ts';
import { services } from '../../../src/domain/subscription/services.ts';

describe('what the services promise in figures', () => {
  it('names numbers that can be dialled from anywhere, and that belong to nobody', () => {
    for (const phone of Object.values(services.restoration.phones)) {
      expect(phone).toMatch(/^\+1 \d{3} 555 01\d\d$/);
      expect(phone, 'the advisers are not the company’s own desk').not.toBe(legalEntity.phone);
    }
  });

  it('lets no site take less time than the quickest', () => {
    const { fastestHours, slowestWeeks } = services.removal;
    expect(slowestWeeks * 7 * 24).toBeGreaterThan(fastestHours);
  });
});
