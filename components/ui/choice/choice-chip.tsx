import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { InputControl } from '../form-controls';

type ChoiceChipProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly children: ReactNode;
};

/** A chip that can be selected, alone or in a group. */
export function ChoiceChip({ children, className, type = 'checkbox', ...input }: ChoiceChipProps) {
  return (
    <label className={classNames('ui-chip relative', className)}>
      <InputControl {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}
