import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { InputControl, SelectControl, TextAreaControl } from './form-controls';
import { Icon } from './icon';

/** A one-line text input; spread a `Field`'s props on it. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <InputControl type="text" {...rest} className={classNames('ui-input', className)} />;
}

/** A textarea that grows with its text where the browser supports it; spread a `Field`'s props on it. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <TextAreaControl {...rest} className={classNames('ui-input field-sizing-content', className)} />;
}

/** A styled native select; its children are `<option>`s. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <SelectControl {...rest} className={classNames('ui-input', className)}>
        {children}
      </SelectControl>
      <Icon className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-half" name="chevron-down" />
    </span>
  );
}
