import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldMessage } from './field';

type ChoiceGroupProps = {
  readonly legend: ReactNode;
  /** Shown beside the legend, such as "not sure". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly noteId: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A fieldset of native radios or checkboxes with one error message. */
export function ChoiceGroup({ legend, aside, hint, error, noteId, className, children }: ChoiceGroupProps) {
  return (
    <fieldset aria-describedby={hint || error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 flex flex-wrap items-baseline gap-2 font-semibold">
        {legend}
        {aside}
      </legend>
      <div className={className}>{children}</div>
      <div className="mt-1.5">
        <FieldMessage error={error} hint={hint} id={noteId} />
      </div>
    </fieldset>
  );
}

type ChoiceInputProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

/** One of a few, side by side; put them in an element with the class `ui-segments`. */
export function Segment({ children, className, ...input }: ChoiceInputProps) {
  return (
    <label className={classNames('ui-segment', className)}>
      <input {...input} className="choice-input" type="radio" />
      {children}
    </label>
  );
}

type ChoiceChipProps = ChoiceInputProps & { readonly type?: 'radio' | 'checkbox' };

/** A chip that can be selected, alone or in a group. */
export function ChoiceChip({ children, className, type = 'checkbox', ...input }: ChoiceChipProps) {
  return (
    <label className={classNames('ui-chip relative', className)}>
      <input {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}

/** A large radio card for any content. */
export function ChoiceCard({ children, className, type = 'radio', ...input }: ChoiceChipProps) {
  return (
    <label className={classNames('choice-card', className)}>
      <input {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}

type SwatchProps = Omit<ComponentProps<'input'>, 'type' | 'color'> & { readonly color: string; readonly label: string };

/** A round colour swatch as a radio; `color` is a CSS colour, `label` its accessible name. */
export function Swatch({ color, label, ...input }: SwatchProps) {
  return (
    <label className="ui-swatch" style={{ '--swatch': color } as CSSProperties} title={label}>
      <input {...input} aria-label={label} className="choice-input" type="radio" />
    </label>
  );
}

/** A checkbox with its label; never checked by default if it means consent. */
export function Checkbox({ children, className, ...input }: ChoiceInputProps) {
  return (
    <label className={classNames('check-row', className)}>
      <input {...input} className="check-box" type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
