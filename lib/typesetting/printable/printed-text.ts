import { cleanText } from '@/lib/platform/text/clean-text';
import { toPrintable } from './printable';

/** The text of a field of several lines, as a book or a paper prints it. */
export const toPrintedText = (text: string): string => toPrintable(cleanText(text));
