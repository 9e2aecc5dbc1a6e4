import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { InputControl } from '../form-controls';

type SegmentProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

/** One of a few, side by side; put them in an element with the class `ui-segments`. */
export function Segment({ children, className, ...input }: SegmentProps) {
  return (
    <label className={classNames('ui-segment', className)}>
      <InputControl {...input} className="choice-input" type="radio" />
      {children}
    </label>
  );
}
