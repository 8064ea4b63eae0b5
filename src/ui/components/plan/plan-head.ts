import { brand } from '../../../domain/brand.ts';

/** Head of the plan page, at each of its addresses. */
export const planHead = {
  title: {
    id: 'pro.head.title',
    message: '{brand} Pro: plans and prices',
    values: { brand: brand.name },
  },
  description: {
    id: 'pro.head.description',
    message:
      'A VPN, help after identity theft and newer AI models in one subscription. See plans and prices.',
  },
} as const;
