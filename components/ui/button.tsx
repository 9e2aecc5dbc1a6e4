import type { ComponentProps, ReactNode } from 'react';
import { Link } from './link';

type Look = 'action' | 'quiet' | 'night' | 'ink' | 'honey';
type Size = 'small' | 'regular' | 'large';
type Dress = { readonly look?: Look; readonly size?: Size; readonly wide?: boolean };

const dress = ({ look = 'action', size = 'regular', wide }: Dress) => ({
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
});

type ButtonProps = Dress & Omit<ComponentProps<'button'>, 'size'> & { readonly busy?: boolean };

/** A button. While `busy` it shows three dots after its words and takes no clicks, yet keeps its focus. */
export function Button({ look, size, wide, busy, children, className = '', onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...dress({ look, size, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={`button ${className}`}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      type={type ?? 'button'}
    >
      {children}
      {busy && <BusyDots />}
    </button>
  );
}

type ButtonLinkProps = Dress & ComponentProps<typeof Link>;

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} {...dress({ look, size, wide })} className={`button ${className}`} />;
}

type IconButtonProps = ComponentProps<'button'> & { readonly label: string; readonly children: ReactNode };

/** A 44 px button with an icon only; `label` is its name for assistive technology. */
export function IconButton({ label, className = '', type, ...rest }: IconButtonProps) {
  return <button {...rest} aria-label={label} className={`icon-button ${className}`} type={type ?? 'button'} />;
}

/** Three dots that take turns: something is going on. */
export function BusyDots() {
  return (
    <span aria-hidden="true" className="busy-dots">
      <i />
      <i />
      <i />
    </span>
  );
}
