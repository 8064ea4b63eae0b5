/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Problem, problemId } from './problem.tsx';

/** What a field of a plain form has beside its control. */
export interface FieldNotes {
  readonly id: string;
  /** What is wrong with what was typed, in words; null when nothing is. */
  readonly problem: string | null;
  /** What helps to fill it in, as under the field of the form's own page. */
  readonly hint?: Child;
  /** Whether it is the first of its form that is wrong, and so takes the focus. */
  readonly isFirst: boolean;
}

/** Says in words what is wrong with a field, by the codes of what can be; null where no failure has one of them. */
export function problemsOf<Failure extends { readonly code: string }>(
  failures: readonly Failure[],
  inWords: (failure: Failure) => string,
): (...codes: readonly Failure['code'][]) => string | null {
  return (...codes) => {
    const found = failures.find(({ code }) => codes.includes(code));
    return found === undefined ? null : inWords(found);
  };
}

/** The notes of a form's fields by their ids, which stand in the fields' order. */
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

/** A field of a plain form: its label, what is wrong with it, the control that takes {@link controlOf}, and its hint. */
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

/** The hint of a field; nothing where it has none. */
export function Hint({ id, hint }: FieldNotes) {
  if (hint === undefined) return null;
  return (
    <p class="hint" id={hintId(id)}>
      {hint}
    </p>
  );
}

/** The attributes of a field's control, which is also its name in the form. */
export function controlOf(notes: FieldNotes) {
  return { class: 'control', id: notes.id, name: notes.id, ...describedBy(notes) } as const;
}

/**
 * Has a control name its {@link Hint} and the {@link Problem} beside it, and where there is a problem say that it is wrong, and take
 * the focus if it is the first that is.
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
