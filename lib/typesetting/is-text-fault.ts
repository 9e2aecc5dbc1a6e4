import type { ErrorCode } from '@/lib/platform/errors';

/** Whether the words of a book are why it cannot be typeset: trying again changes nothing. */
export const isTextFault = (code: ErrorCode): boolean => code === 'glyph_missing' || code === 'text_overflow';
