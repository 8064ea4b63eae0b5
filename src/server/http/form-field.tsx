/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';
import { Problem, problemId } from './problem.tsx';

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  /** What is wrong with what was typed, in words; null when nothing is. */
  readonly problem: string | null;
  readonly children: Child;
}

/** A field of a plain form: its label, what is wrong with it, and the control that takes {@link controlOf}. */
export function FormField({ id, label, problem, children }: FormFieldProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <Problem of={id} says={problem} />
      {children}
    </div>
  );
}

/** The attributes of a field's control, which is also its name in the form. */
export function controlOf(id: string, problem: string | null, isFirst = true) {
  return { class: 'control', id, name: id, ...wrong(id, problem, isFirst) } as const;
}

/**
 * Has a control say that it is wrong, name the {@link Problem} beside it, and take the focus if it is the first of several
 * that are wrong; nothing when `problem` is null.
 */
export function wrong(id: string, problem: string | null, isFirst = true) {
  return problem === null
    ? {}
    : ({ 'aria-invalid': 'true', 'aria-describedby': problemId(id), autofocus: isFirst } as const);
}
