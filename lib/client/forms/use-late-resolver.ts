import { useEffect } from 'react';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { loadWhenTouched } from '@/components/ui/hooks/when-touched';
import { showChunkError } from '../chunk-load-error';

/**
 * The rules of a form, which are loaded when the visitor touches the page; without them nothing is sent. Define `load`
 * outside the component.
 */
export function useLateResolver<Typed extends FieldValues, Values>(
  load: () => Promise<Resolver<Typed, unknown, Values>>,
): Resolver<Typed, unknown, Values> {
  useEffect(() => loadWhenTouched(load), [load]);
  return async (...form) => {
    try {
      return await (await load())(...form);
    } catch {
      showChunkError();
      return { values: {}, errors: { root: { type: 'missing' } } as FieldErrors<Typed> };
    }
  };
}
