import type { ComponentProps, ReactNode } from 'react';
import { useHydrated } from './hooks/use-hydrated';
import { Link } from './link';
import { UnstyledButton } from './unstyled-button';

type ButtonVariant = 'action' | 'quiet' | 'night' | 'ink' | 'honey';
type ButtonSize = 'small' | 'regular' | 'large';
type ButtonVariants = { readonly variant?: ButtonVariant; readonly size?: ButtonSize; readonly fullWidth?: boolean };

const variantAttributes = ({ variant = 'action', size = 'regular', fullWidth }: ButtonVariants) => ({
  'data-look': variant,
  'data-size': size,
  'data-wide': fullWidth || undefined,
});

type ButtonProps = ButtonVariants & Omit<ComponentProps<'button'>, 'size'> & { readonly loading?: boolean };

/**
 * A button. While `loading` it shows three dots after its text and ignores clicks, but keeps its focus. Until hydration
 * it is disabled without a disabled style: a click would be lost, and a form would be submitted as a GET request.
 */
export function Button({
  variant,
  size,
  fullWidth,
  loading,
  children,
  className = '',
  onClick,
  type,
  ...rest
}: ButtonProps) {
  const hydrated = useHydrated();
  return (
    <button
      {...rest}
      {...variantAttributes({ variant, size, fullWidth })}
      aria-busy={loading || !hydrated || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={`ui-button ${className}`}
      disabled={!hydrated || rest.disabled}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      type={type ?? 'button'}
    >
      {/* A text of its own element changes even after the browser has translated it. */}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {loading && <LoadingDots />}
    </button>
  );
}

type ButtonLinkProps = ButtonVariants & ComponentProps<typeof Link>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, fullWidth, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...variantAttributes({ variant, size, fullWidth })} className={`ui-button ${className}`} />;
}

type IconButtonProps = ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode };

/** A 44 px icon button; `label` is its accessible name. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return <UnstyledButton {...rest} aria-label={label} className={`icon-button ${className}`} />;
}

/** Three animated dots. */
export function LoadingDots() {
  return (
    <span aria-hidden="true" className="busy-dots">
      <i />
      <i />
      <i />
    </span>
  );
}
