import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

/** A checkbox with its label; never checked by default if it means consent. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames('check-row', className)}>
      <input {...input} className="check-box" type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
