import { z } from 'zod';
import type { ErrorCode } from '@/lib/platform/errors';
import { formatFieldError } from '@/lib/platform/field-error';
import { cleanLine } from '@/lib/platform/text/clean-text';
import { listUnprintable, toPrintable } from './printable';

/** Adds an issue that names the letters which no font has (§5 child name). */
export function checkLetters(text: string, context: z.core.$RefinementCtx): void {
  const letters = listUnprintable(text);
  if (letters.length === 0) return;
  context.addIssue({ code: 'custom', message: formatFieldError('text_not_printable', letters) });
}

/** A field of one line that a book or a paper prints: cleaned, with letters that the fonts have. */
export const printedLine = (missing?: ErrorCode) =>
  z
    .string(missing && { error: missing })
    .overwrite((text) => toPrintable(cleanLine(text)))
    .superRefine(checkLetters);
