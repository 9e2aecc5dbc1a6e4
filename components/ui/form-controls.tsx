'use client';

import type { ComponentProps } from 'react';
import { useEarlyInput } from './hooks/use-early-input';

/** An `<input>` whose handlers also hear of what was entered before hydration. */
export const InputControl = ({ ref, ...rest }: ComponentProps<'input'>) => <input {...rest} ref={useEarlyInput(ref)} />;

/**
 * A `<select>` whose handlers also hear of what was selected before hydration. A browser that comes back to a page gives
 * selects without a name the values of the last visit in their order, which may be those of other rows by now.
 */
export const SelectControl = ({ ref, ...rest }: ComponentProps<'select'>) => (
  <select autoComplete={rest.value === undefined ? undefined : 'off'} {...rest} ref={useEarlyInput(ref)} />
);

/** A `<textarea>` whose handlers also hear of what was typed before hydration. */
export const TextAreaControl = ({ ref, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} ref={useEarlyInput(ref)} />
);
