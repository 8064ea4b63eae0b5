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
  /** Whether nothing before it is wrong, so that it takes the focus if it is; it is so unless told. */
  readonly isFirst?: boolean;
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
export function describedBy({ id, problem, hint, isFirst = true }: FieldNotes) {
  const ids = [hint === undefined ? [] : hintId(id), problem === null ? [] : problemId(id)].flat();
  return {
    ...(ids.length > 0 && { 'aria-describedby': ids.join(' ') }),
    ...(problem !== null && ({ 'aria-invalid': 'true', autofocus: isFirst } as const)),
  };
}

function hintId(id: string): string {
  return `${id}-hint`;
}
