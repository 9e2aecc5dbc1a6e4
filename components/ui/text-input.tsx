import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';

/** A one-line text input; spread a `Field`'s props on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classNames('ui-input', className)} />;
}

/** A textarea that grows with its text where the browser supports it; spread a `Field`'s props on it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames('ui-input field-sizing-content', className)} />;
}

/** A styled native select; its children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames('ui-input', className)}>
        {children}
      </select>
      <Icon className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-half" name="chevron-down" />
    </span>
  );
}
