import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { checkChildName, childSchema, formatChildName, toNameError } from '@/lib/books';
import { isLanguage } from '@/lib/markets';
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

/** Checks the form of the wizard's first step. */
export const childResolver = zodResolver(childFormSchema);
