/**
 * For a refinement over several fields of a form: it runs although another field is wrong, so that a person sees every
 * fault at once and not in rounds. Each field that it reads may be missing or wrong itself.
 */
export const AT_ONCE = {
  when: ({ value }: { readonly value: unknown }): boolean => typeof value === 'object' && value !== null,
} as const;

/** A text field as such a refinement reads it: nothing where it is missing or no text, which its own rule says. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
