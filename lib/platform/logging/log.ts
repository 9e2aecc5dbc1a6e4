import pino from 'pino';
import { logLevel } from '../env';

/**
 * Structured log. Never pass it names, phones, e-mails, photos or request bodies, only ids and codes. The redaction
 * list removes these fields if they slip through.
 */
export const log = pino({
  level: logLevel(),
  redact: {
    paths: [
      '*.phone',
      '*.email',
      '*.childName',
      '*.relativeName',
      '*.secondName',
      '*.thirdName',
      '*.name',
      '*.to',
      '*.text',
      'phone',
      'email',
      'childName',
      'relativeName',
      'secondName',
      'thirdName',
      'to',
    ],
    remove: true,
  },
});

/**
 * The loggable part of an error: its type, its code and the line that threw it. Never its message, which may contain
 * personal data (a database error prints the whole row).
 */
export function describeError(thrown: unknown): {
  readonly error: string;
  readonly code?: string;
  readonly at?: string;
} {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { code } = thrown as { readonly code?: unknown };
  const at = /^ {4}at (.+)$/m.exec((thrown.stack ?? '').replace(thrown.message, ''))?.[1];
  return { error: thrown.name, ...(typeof code === 'string' && { code }), ...(at && { at }) };
}
