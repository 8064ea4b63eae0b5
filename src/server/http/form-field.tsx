/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Problem, problemId } from './problem.tsx';

/** What a field of a plain form shows around its control. */
export interface FieldNotes {
  readonly id: string;
  /** The error message for the entered value; null if valid. */
  readonly problem: string | null;
  /** Help text, the same as under the field on the form's own page. */
  readonly hint?: Child;
  /** Whether it is the form's first invalid field, which gets the focus. */
  readonly isFirst: boolean;
}

/** Returns a function that gives the message of the first failure with one of the given codes; null if there is none. */
export function problemsOf<Failure extends { readonly code: string }>(
  failures: readonly Failure[],
  inWords: (failure: Failure) => string,
): (...codes: readonly Failure['code'][]) => string | null {
  return (...codes) => {
    const found = failures.find(({ code }) => codes.includes(code));
    return found === undefined ? null : inWords(found);
  };
}

/** The notes of a form's fields by id; the record must be in the order of the fields. */
export function notesOf<Id extends string>(
  fields: Readonly<Record<Id, Pick<FieldNotes, 'problem' | 'hint'>>>,
): Readonly<Record<Id, FieldNotes>> {
  const ids = Object.keys(fields) as Id[];
  const first = ids.find((id) => fields[id].problem !== null);
  const notes = ids.map((id): [Id, FieldNotes] => [id, { id, ...fields[id], isFirst: id === first }]);
  return Object.fromEntries(notes) as Record<Id, FieldNotes>;
}

interface FormFieldProps {
  readonly label: string;
  readonly notes: FieldNotes;
  readonly children: Child;
}

/** A field of a plain form: label, error, the control (see {@link controlOf}) and hint. */
export function FormField({ label, notes, children }: FormFieldProps) {
  return (
    <div class="field">
      <label for={notes.id}>{label}</label>
      <Problem of={notes.id} says={notes.problem} />
      {children}
      <Hint {...notes} />
    </div>
  );
}

/** The hint of a field, if it has one. */
export function Hint({ id, hint }: FieldNotes) {
  if (hint === undefined) return null;
  return (
    <p class="hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

/** The attributes of a field's control; its id is also its name in the form. */
export function controlOf(notes: FieldNotes) {
  return { class: 'control', id: notes.id, name: notes.id, ...describedBy(notes) } as const;
}

/**
 * Attributes that link a control to its {@link Hint} and {@link Problem}, mark it as invalid if there is a problem, and focus
 * it if it is the first invalid one.
 */
export function describedBy({ id, problem, hint, isFirst }: FieldNotes) {
  const ids = [hint === undefined ? [] : hintId(id), problem === null ? [] : problemId(id)].flat();
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(problem !== null && ({ 'aria-invalid': 'true', autofocus: isFirst } as const)),
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}
