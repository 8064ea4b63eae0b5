/** What a field of a response has to be: a text or a list with something in it, or one word. */
type FieldRule = 'text' | 'list' | { readonly is: string };

/** The fields each response must have; without them it counts as no answer. Specification, section 5. */
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

/** The required fields that a response body lacks, in table order; none when it may be used. */
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
