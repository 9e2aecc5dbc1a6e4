import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

/** A one-line text box; spread a `Field`'s wiring on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx('input', className)} />;
}

/** A box of several lines that grows with its text where the browser can; spread a `Field`'s wiring on it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx('input field-sizing-content', className)} />;
}

/** The browser's own list, dressed; its options are `<option>` children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={cx('input', className)}>
        {children}
      </select>
      <Icon className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2" name="chevron-down" />
    </span>
  );
}
