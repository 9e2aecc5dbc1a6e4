import { z } from 'zod';
import { capitalizeName, checkChildName, childSchema, type DraftChange, type DraftView } from '@/lib/books';
import type { Language } from '@/lib/markets';
import type { DraftMemory } from './draft-memory';

/** The child's details with the name's rule, which depends on the book's language (spec §5 "Child name"). */
export const childFormSchema = childSchema
  .extend({ nameKeptAsWritten: z.boolean() })
  .superRefine(({ childName, language, nameKeptAsWritten }, context) => {
    const checked = checkChildName(childName, language, { keepAsWritten: nameKeptAsWritten });
    if (!checked.ok) context.addIssue({ code: 'custom', path: ['childName'], message: checked.code });
  })
  .transform((values) => ({ ...values, childName: capitalizeName(values.childName) }));
export type ChildForm = z.input<typeof childFormSchema>;
export type ChildValues = z.output<typeof childFormSchema>;

const DEFAULT_AGE = 5;

/** What a draft says of the child, else the defaults of spec §3. */
export function savedValues(draft: DraftView | null, language: Language): ChildValues {
  return {
    childName: draft?.childName ?? '',
    gender: draft?.gender ?? 'boy',
    age: draft?.age ?? DEFAULT_AGE,
    language: draft?.language ?? language,
    nameKeptAsWritten: draft?.nameKeptAsWritten ?? false,
  };
}

/** The same as radios hold it: they know strings only. */
export const formOf = ({ age, ...values }: ChildValues): ChildForm => ({ ...values, age: String(age) });

/** What the form starts with: typed and unsaved first. */
export const startValues = (saved: ChildValues, typed: DraftMemory['typed']): ChildForm =>
  formOf({ ...saved, ...typed });

const FIELDS = ['childName', 'nameKeptAsWritten', 'gender', 'age', 'language'] as const;
type Field = (typeof FIELDS)[number];

/** Which answers are no longer what they were. */
export const changedFields = (now: Readonly<Record<Field, unknown>>, before: ChildValues): readonly Field[] =>
  FIELDS.filter((field) => String(now[field]).trim() !== String(before[field]));

const part = (values: ChildValues, fields: readonly Field[]): Partial<ChildValues> =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** The partial update that makes a draft say this (spec §4), with what it said before; empty when nothing differs. */
export function changeTo(values: ChildValues, before: ChildValues): DraftChange {
  const changed = changedFields(values, before);
  if (changed.length === 0) return {};
  const { childName, ...was } = part(before, changed);
  // A draft without a name has none; the form's empty field stands for it.
  const wasName = childName === undefined ? {} : { childName: childName || null };
  return { ...part(values, changed), was: { ...was, ...wasName } };
}
