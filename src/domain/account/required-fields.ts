/** What a response field must be: a non-empty text, a non-empty list, or one given word. */
type FieldRule = 'text' | 'list' | { readonly is: string };

/**
 * The required fields of each response; a response without them is treated as a failed call. Specification, section 5.
 */
export const requiredFields = {
  accountCreate: { code: 'text' },
  login: { code: 'text' },
  token: { access_token: 'text' },
  logout: { status: 'text' },
  accountEdit: { hash: 'text' },
  accountEditConfirm: { status: { is: 'confirmed' }, email: 'text' },
  legacyLogin: { external_id: 'text', auth_token: 'text' },
  subscription: { productId: 'text' },
  checkout: { checkoutUrl: 'text' },
  portal: { customerPortalUrl: 'text' },
  features: { features: 'list' },
} as const satisfies Record<string, Readonly<Record<string, FieldRule>>>;

/** The name of a response with required fields. */
export type ResponseName = keyof typeof requiredFields;

/** The required fields missing from a response body, in table order; empty when the body is usable. */
export function missingFields(name: ResponseName, body: unknown): readonly string[] {
  const found: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const rules: Readonly<Record<string, FieldRule>> = requiredFields[name];
  return Object.entries(rules).flatMap(([field, rule]) => (fits(found[field], rule) ? [] : [field]));
}

function fits(value: unknown, rule: FieldRule): boolean {
  if (rule === 'list') return Array.isArray(value) && value.length > 0;
  return typeof value === 'string' && (rule === 'text' ? value !== '' : value === rule.is);
}
