import type { StoredWizardState } from '@/components/drafts/wizard-storage';
import { DEFAULT_AGE, type DraftChange, type DraftView } from '@/lib/books';
import type { Language } from '@/lib/markets';
import type { ChildForm, ChildValues } from './child-form-schema';

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
