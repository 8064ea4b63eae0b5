/** @jsxImportSource hono/jsx */
import type { CardField, CardFieldProblem, TypedCard } from '../payment/simulator/cards.ts';
import type { CardTexts } from './hosted-texts.ts';

/** Problems by field; empty when there are none. */
export type Problems = Readonly<Partial<Record<CardField, CardFieldProblem>>>;

const inputs = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxlength: 23, width: 'whole' },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxlength: 9, width: 'half' },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', maxlength: 4, width: 'half' },
  postcode: { autocomplete: 'postal-code', inputmode: 'text', maxlength: 10, width: 'whole' },
} as const satisfies Record<CardField, object>;

/** The four fields of a card, each with its error message. */
export function CardFields({
  texts,
  typed,
  problems,
}: {
  readonly texts: CardTexts;
  readonly typed: TypedCard;
  readonly problems: Problems;
}) {
  const field = (name: CardField) => (
    <Field texts={texts} name={name} value={typed[name]} problem={problems[name]} />
  );
  return (
    <>
      {field('number')}
      <div class="pair">
        {field('expiry')}
        {field('cvc')}
      </div>
      {field('postcode')}
    </>
  );
}

/** An error summary with links to the fields. It takes the focus, so that screen readers read it first. */
export function ProblemSummary({
  texts,
  problems,
}: {
  readonly texts: CardTexts;
  readonly problems: Problems;
}) {
  const found = Object.entries(problems);
  if (found.length === 0) return null;
  return (
    <div class="note alarm" role="alert" tabindex={-1} autofocus>
      <h2>{texts.problemsHeading(found.length)}</h2>
      <ul>
        {found.map(([name, problem]) => (
          <li key={name}>
            <a href={`#${name}`}>{texts.problems[problem]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Field({
  texts,
  name,
  value,
  problem,
}: {
  readonly texts: CardTexts;
  readonly name: CardField;
  readonly value: string;
  readonly problem: CardFieldProblem | undefined;
}) {
  const hint = { number: null, expiry: null, cvc: texts.cvcHint, postcode: null }[name];
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  const { autocomplete, inputmode, maxlength } = inputs[name];
  return (
    <div class="field">
      <label for={name}>{texts.fields[name]}</label>
      <input
        class="control"
        id={name}
        name={name}
        type="text"
        value={value}
        placeholder={name === 'expiry' ? texts.expiryHint : undefined}
        autocomplete={autocomplete}
        inputmode={inputmode}
        maxlength={maxlength}
        spellcheck={false}
        required
        aria-invalid={problem ? 'true' : undefined}
        aria-describedby={described || undefined}
      />
      {problem && (
        <p class="problem" id={`${name}-problem`}>
          {texts.problems[problem]}
        </p>
      )}
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
