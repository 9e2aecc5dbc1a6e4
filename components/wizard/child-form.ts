import type { z } from 'zod';
import { checkChildName, childSchema, type DraftView } from '@/lib/books';
import type { Language } from '@/lib/markets';
import type { DraftMemory } from './draft-memory';

/** The child's details with the name's rule, which depends on the book's language (spec §5 "Child name"). */
export const childFormSchema = childSchema.superRefine(({ childName, language, nameKeptAsWritten }, context) => {
  const checked = checkChildName(childName, language, { keepAsWritten: nameKeptAsWritten });
  if (!checked.ok) context.addIssue({ code: 'custom', path: ['childName'], message: checked.code });
});
export type ChildForm = z.input<typeof childFormSchema>;
export type ChildValues = z.output<typeof childFormSchema>;

const DEFAULT_AGE = 5;

/** What the form starts with: typed and unsaved first, then the draft, then the defaults of spec §3. */
export function startValues(draft: DraftView | null, typed: DraftMemory['typed'], language: Language): ChildForm {
  return {
    childName: draft?.childName ?? '',
    gender: draft?.gender ?? 'boy',
    // A string, as radios hold it.
    age: String(draft?.age ?? DEFAULT_AGE),
    language: draft?.language ?? language,
    nameKeptAsWritten: draft?.nameKeptAsWritten ?? false,
    ...typed,
    ...(typed.age !== undefined && { age: String(typed.age) }),
  };
}
