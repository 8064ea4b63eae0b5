import type { ComponentProps } from 'react';
import styles from './button.module.css';

/**
 * `primary` is amber and used once per screen; `secondary` is outlined; `quiet` is text only; `alarm` removes
 * something.
 */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'alarm';

/** The classes of a button, for elements that are links (a router `Link`, an `<a>`). */
export function buttonClass(kind: ButtonKind = 'secondary', className?: string): string {
  const names = [styles.button, styles[kind], className];
  return names.filter((name) => name !== undefined).join(' ');
}

interface ButtonProps extends ComponentProps<'button'> {
  readonly kind?: ButtonKind;
  /** Work is in progress: the button stays focusable, announces it, and ignores further presses. */
  readonly busy?: boolean;
}

/** A button that triggers an action here. Pass `type="submit"` in forms. */
export function Button({
  kind = 'secondary',
  busy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(kind, className)}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly kind?: ButtonKind;
}

/** A plain link that looks like a button. Within the live area, pass `buttonClass` to the router's `Link` instead. */
export function ButtonLink({ kind = 'secondary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass(kind, className)}>
      <span>{children}</span>
    </a>
  );
}
