import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { InputControl } from '../form-controls';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly children: ReactNode;
};

/** A large radio card for any content. */
export function ChoiceCard({ children, className, type = 'radio', ...input }: ChoiceCardProps) {
  return (
    <label className={classNames('choice-card', className)}>
      <InputControl {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}
