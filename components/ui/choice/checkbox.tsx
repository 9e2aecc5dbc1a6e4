import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { InputControl } from '../form-controls';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

/** A checkbox with its label; never checked by default if it means consent. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('check-row', className)}>
      <InputControl {...input} className="check-box" type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
