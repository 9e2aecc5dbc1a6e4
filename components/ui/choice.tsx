import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { cx } from './cx';
import { FieldNote } from './field';

type GroupProps = {
  readonly legend: ReactNode;
  /** Stands beside the legend, for a remark such as "not sure". */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly noteId: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A named group of native radios or checkboxes, with one note for all of them. */
export function ChoiceGroup({ legend, aside, hint, error, noteId, className, children }: GroupProps) {
  return (
    <fieldset aria-describedby={hint || error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-2 flex flex-wrap items-baseline gap-2 font-semibold">
        {legend}
        {aside}
      </legend>
      <div className={className}>{children}</div>
      <div className="mt-1.5">
        <FieldNote error={error} hint={hint} id={noteId} />
      </div>
    </fieldset>
  );
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { readonly children: ReactNode };

/** One of a few, side by side; put them in an element with the class `segments`. */
export function Segment({ children, className, ...input }: ChoiceProps) {
  return (
    <label className={cx('segment', className)}>
      <input {...input} className="choice-input" type="radio" />
      {children}
    </label>
  );
}

type ChipProps = ChoiceProps & { readonly type?: 'radio' | 'checkbox' };

/** A pill that is on or off, alone or one of a group. */
export function ChoiceChip({ children, className, type = 'checkbox', ...input }: ChipProps) {
  return (
    <label className={cx('chip relative', className)}>
      <input {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}

/** A large choice that holds anything: a picture, a price, two lines. */
export function ChoiceCard({ children, className, type = 'radio', ...input }: ChipProps) {
  return (
    <label className={cx('choice-card', className)}>
      <input {...input} className="choice-input" type={type} />
      {children}
    </label>
  );
}

type SwatchProps = Omit<ComponentProps<'input'>, 'type' | 'color'> & { readonly color: string; readonly label: string };

/** A round colour to choose; `color` is CSS, `label` its name in the reader's language. */
export function Swatch({ color, label, ...input }: SwatchProps) {
  return (
    <label className="swatch" style={{ '--swatch': color } as CSSProperties} title={label}>
      <input {...input} aria-label={label} className="choice-input" type="radio" />
    </label>
  );
}

/** A box to tick, its sentence beside it; never ticked beforehand where it means consent. */
export function Checkbox({ children, className, ...input }: ChoiceProps) {
  return (
    <label className={cx('check-row', className)}>
      <input {...input} className="check-box" type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
