import type { ComponentProps, CSSProperties } from 'react';
import { InputControl } from '../form-controls';

type SwatchProps = Omit<ComponentProps<'input'>, 'type' | 'color'> & { readonly color: string; readonly label: string };

/** A round colour swatch as a radio; `color` is a CSS colour, `label` its accessible name. */
export function Swatch({ color, label, ...input }: SwatchProps) {
  return (
    <label className="ui-swatch" style={{ '--swatch': color } as CSSProperties} title={label}>
      <InputControl {...input} aria-label={label} className="choice-input" type="radio" />
    </label>
  );
}
