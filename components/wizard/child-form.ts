import { z } from 'zod';
import type { StoredWizardState } from '@/components/drafts/wizard-storage';
import {
  checkChildName,
  childSchema,
  DEFAULT_AGE,
  type DraftChange,
  type DraftView,
  formatChildName,
  toNameError,
} from '@/lib/books';
import { isLanguage, type Language } from '@/lib/markets';
import { AT_ONCE, asText } from '@/lib/platform/at-once';

/** Schema of the child's details. The rule for the name depends on the book's language (spec §5 "Child name"). */
export const childFormSchema = childSchema
  .extend({ nameKeptAsWritten: z.boolean() })
  .superRefine(({ childName, language, nameKeptAsWritten }, context) => {
    // Its own field says so.
    if (!isLanguage(language)) return;
    const checked = checkChildName(asText(childName), language, { keepAsWritten: nameKeptAsWritten });
    if (!checked.ok) context.addIssue({ code: 'custom', path: ['childName'], message: toNameError(checked) });
  }, AT_ONCE)
  .transform((values) => ({ ...values, childName: formatChildName(values.childName) }));
export type ChildForm = z.input<typeof childFormSchema>;
export type ChildValues = z.output<typeof childFormSchema>;

/** The child's details from a draft, or the defaults of spec §3. */
export function valuesFromDraft(draft: DraftView | null, language: Language): ChildValues {
  return {
    childName: draft?.childName ?? '',
    gender: draft?.gender ?? 'boy',
    age: draft?.age ?? DEFAULT_AGE,
    language: draft?.language ?? language,
    nameKeptAsWritten: draft?.nameKeptAsWritten ?? false,
  };
}

/** Converts values to form values: radios hold only strings. */
export const toFormValues = ({ age, ...values }: ChildValues): ChildForm => ({ ...values, age: String(age) });

/** Initial form values; unsaved input wins over saved values. */
export const initialChildValues = (saved: ChildValues, typed: StoredWizardState['typed']): ChildForm =>
  toFormValues({ ...saved, ...typed });

const FIELDS = ['childName', 'nameKeptAsWritten', 'gender', 'age', 'language'] as const;
type ChildField = (typeof FIELDS)[number];

/** Names of the fields that have changed. */
export const changedFields = (now: Readonly<Record<ChildField, unknown>>, before: ChildValues): readonly ChildField[] =>
  FIELDS.filter((field) => String(now[field]).trim() !== String(before[field]));

const pickFields = (values: ChildValues, fields: readonly ChildField[]): Partial<ChildValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** The partial update for these values (spec §4) with the previous values; empty if nothing changed. */
export function draftChangeFrom(values: ChildValues, before: ChildValues): DraftChange {
  const changed = changedFields(values, before);
  if (changed.length === 0) return {};
  const { childName, ...was } = pickFields(before, changed);
  // The form shows a missing name as an empty string.
  const wasName = childName === undefined ? {} : { childName: childName || null };
  return { ...pickFields(values, changed), was: { ...was, ...wasName } };
}
