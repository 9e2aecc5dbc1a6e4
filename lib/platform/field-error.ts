import { type ErrorCode, isErrorCode } from './errors';

/** The error of a field as one text, because forms hold texts: the code, and the letters that it is about. */
export const formatFieldError = (code: ErrorCode, letters: readonly string[]): string => `${code}:${letters.join(' ')}`;

/** The code of a field's error and, where it names some, the letters that it is about; `null` for another text. */
export function parseFieldError(text: string): { readonly code: ErrorCode; readonly letters?: string } | null {
  const [code = '', letters] = text.split(/:(.*)/su);
  if (!isErrorCode(code)) return null;
  return letters ? { code, letters } : { code };
}
