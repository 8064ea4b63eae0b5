/** A JSON Schema, as far as it matters for reading forms. */
export interface FormSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly additionalProperties?: boolean | FormSchema;
  readonly items?: FormSchema;
  readonly maxItems?: number;
  readonly anyOf?: readonly FormSchema[];
}

export type FormValue =
  | string
  | number
  | boolean
  | readonly FormValue[]
  | { readonly [key: string]: FormValue };
type Branch = Map<string, Branch | string>;

/** Reads `a[b][0]=1`, the form in which Stripe takes parameters, as the value that the schema describes. */
export function readBracketForm(form: string, schema: FormSchema): FormValue {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(form)) put(root, partsOf(name), value);
  return shaped(root, schema);
}

function partsOf(name: string): readonly string[] {
  return [...name.matchAll(/(?:^|\[)([^[\]]*)/g)].map((match) => match[1] ?? '');
}

function put(branch: Branch, [part = '', ...rest]: readonly string[], value: string): void {
  if (rest.length === 0) {
    branch.set(part, value);
    return;
  }
  const inner = branch.get(part);
  const next: Branch = inner instanceof Map ? inner : new Map();
  branch.set(part, next);
  put(next, rest, value);
}

function shaped(value: Branch | string, schema: FormSchema): FormValue {
  const fitting = (schema.anyOf ?? [schema]).find((one) => fits(value, one)) ?? schema;
  if (typeof value === 'string') return scalar(value, fitting);
  if (fitting.type === 'array') {
    return [...value.values()].map((inner) => shaped(inner, fitting.items ?? {}));
  }
  const rest = typeof fitting.additionalProperties === 'object' ? fitting.additionalProperties : {};
  return Object.fromEntries(
    [...value].map(([key, inner]) => [key, shaped(inner, fitting.properties?.[key] ?? rest)]),
  );
}

function fits(value: Branch | string, { type }: FormSchema): boolean {
  if (typeof value === 'string') return type !== 'object' && type !== 'array' && scalarFits(value, type);
  return [...value.keys()].every((key) => /^\d+$/.test(key)) ? type === 'array' : type === 'object';
}

function scalarFits(value: string, type: string | undefined): boolean {
  if (type === 'integer') return /^-?\d+$/.test(value);
  if (type === 'boolean') return /^(true|false)$/.test(value);
  return true;
}

function scalar(value: string, { type }: FormSchema): FormValue {
  if ((type === 'integer' || type === 'number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return type === 'boolean' && /^(true|false)$/.test(value) ? value === 'true' : value;
}
