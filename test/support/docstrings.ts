/** An exported declaration, or a port's member. */
export interface Declared {
  /** Counted from 1. */
  readonly line: number;
  readonly name: string;
  /** The docstring right above it; empty when it is missing or says nothing. */
  readonly text: string;
  /** The docstring of its class; empty for an export. */
  readonly classText: string;
  /** The declaration itself, including its body. */
  readonly code: string;
}

/** An export at the start of a line. */
const exported =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|interface|type|const|let|enum|namespace) ([\w$]+)/;
/** A port's abstract member. */
const asked = /^ {2}abstract (?:readonly |get )?([\w$]+)/;
/** What can fail: a function, and among a port's members its calls and streams, but not a plain value. */
const mayFail = /^export (?:async )?function|^ {2}abstract (?:[\w$]+[<(]|readonly [\w$]+: Observable<)/;

/** Every declaration in a source with its docstring. The type of a schema shares the schema's. */
export function documented(source: string): readonly Declared[] {
  const lines = source.split('\n');
  const found: Declared[] = [];
  let ofClass = '';
  for (const [index, line] of lines.entries()) {
    const name = (exported.exec(line) ?? asked.exec(line))?.[1];
    if (name === undefined) continue;
    const schema = found.find((one) => one.name === name);
    const text = docAbove(lines, index) || (/^export type/.test(line) ? (schema?.text ?? '') : '');
    const isMember = asked.test(line);
    if (!isMember) ofClass = text;
    const classText = isMember ? ofClass : '';
    found.push({ line: index + 1, name, text, classText, code: declaration(lines, index) });
  }
  return found;
}

/** What the docstrings of a source omit: a number's unit, a throw, a null, a failure's code. */
export function incomplete(source: string): readonly string[] {
  return documented(source).flatMap((one) =>
    [...units(one), ...failing(one), ...codes(one)].map((gap) => `${one.line} ${one.name}: ${gap}`),
  );
}

function docAbove(lines: readonly string[], index: number): string {
  if (!lines[index - 1]?.trim().endsWith('*/')) return '';
  const start = lines.slice(0, index).findLastIndex((line) => line.trim().startsWith('/**'));
  const text = lines
    .slice(start, index)
    .join(' ')
    .replace(/\s+\*(?!\/)\s*/g, ' ');
  // Words, not just tags.
  return start >= 0 && /\/\*\*[\s*]*[A-Z`{\p{Lu}][^@]{8,}/u.test(text) ? text : '';
}

/** From a declaration's first line to its end: all brackets closed, or a closing line at its own indentation. */
function declaration(lines: readonly string[], index: number): string {
  const closing = `${/^ */.exec(lines[index] ?? '')?.[0] ?? ''}}`;
  const rest = lines.slice(index);
  let open = 0;
  const end = rest.findIndex((line) => {
    for (const mark of line.replace(/\/(?![/*]).*?\/|'[^']*'/g, '')) {
      if ('{(['.includes(mark)) open += 1;
      if ('})]'.includes(mark)) open -= 1;
    }
    return line.startsWith(closing) || (open <= 0 && /[;}]$/.test(line));
  });
  return rest.slice(0, end < 0 ? rest.length : end + 1).join('\n');
}

/** Words that give a number's unit or range. */
const unit =
  /milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?|pixels?|characters?|bytes?|bits?|digits?|dollars?|stars?|numbers?|people|place|times|how many|how much|whole|part of|[0-9] (?:to|or|for|up)|luminance|bright|ISO|port\b|status|count|length|limit|version|age\b|zone/i;

function units({ name, text, code }: Declared): readonly string[] {
  if (unit.test(`${name} ${text}`)) return [];
  if (/^export const \w+(?:: number)? = [\d_.]+;/.test(code)) return [`${name} has no unit`];
  const gaps: string[] = [];
  if (mayFail.test(code) && /\): (?:Promise<)?number\b/.test(head(code))) gaps.push('its answer has no unit');
  const lines = head(code).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const [, field = ''] of line.matchAll(/\b(\w+)\??: number\b/g)) {
      if (!unit.test(`${field} ${docAbove(lines, index)}`)) gaps.push(`${field} has no unit`);
    }
  }
  return gaps;
}

/**
 * A function's signature without its body; other declarations completely, except for a class, whose members are checked
 * separately.
 */
function head(code: string): string {
  if (/^export (?:abstract )?class/.test(code)) return '';
  if (!/^export (?:async )?function/.test(code)) return code;
  const lines = code.split('\n');
  const end = lines.findIndex((line) => line.endsWith(' {') && !/^ /.test(line));
  return lines.slice(0, end + 1).join('\n');
}

/** States when it fails, rather than that it never does. */
const saysWhen = /(?<!\b(?:never|no method|nothing here) )\bfails\b/i;
const saysNever = /\b(?:never|no method|nothing here) fails\b/i;

/** A port's class may say how all its members fail. What cannot fail need not say so, and must not. */
function failing({ text: own, classText, code }: Declared): readonly string[] {
  if (!mayFail.test(code)) return [];
  const text = `${own} ${classText}`;
  const signature = head(code);
  const returns = signature.slice(Math.max(0, signature.lastIndexOf('):')));
  const body = code.slice(signature.length);
  const gaps: string[] = [];
  if (/\bthrow /.test(body) && !/\bthrows\b/i.test(text)) gaps.push('does not say that it throws');
  if (/\| null\b/.test(returns) && !/\bnull\b|\bnone\b/i.test(text))
    gaps.push('does not say what null means');
  if (/Result</.test(returns) && !saysWhen.test(text)) gaps.push('does not say when it fails');
  // A port's promise may reject, and a result exists in order to fail; neither is true of a plain value or a stream of
  // them.
  const isWaitedFor = !/^export /.test(code) && /\bPromise</.test(returns);
  if (!isWaitedFor && !/Result</.test(returns) && saysNever.test(text))
    gaps.push('says that it never fails: nothing in it can');
  if (gaps.length === 0 && isWaitedFor && !/\bfails?\b|\bthrows\b|\brejects\b|\bnull\b/i.test(text))
    gaps.push('does not say whether it fails');
  return gaps;
}

/** A docstring must name each code of a failure declared there, and each that a port's method adds to the usual ones. */
function codes({ name, text, code }: Declared): readonly string[] {
  const isFailure = /^export (?:type|interface) \w*Failure\b/.test(code);
  const isAsked = /^ {2}abstract /.test(code);
  if (!isFailure && !isAsked) return [];
  const said = text.includes('wire contract’s') || text.includes("wire contract's");
  return [...code.matchAll(/\bcode: ([^};]+)/g)]
    .flatMap(([, union = '']) => [...union.matchAll(/'([a-z][\w-]*)'/g)])
    .flatMap(([, one = '']) => (said || text.includes(`\`${one}\``) ? [] : [`${name} does not name ${one}`]));
}
