import pino from 'pino';
import { logLevel } from './env';

/**
 * Structured log. Never pass it names, phones, e-mails, photos or request bodies:
 * ids and codes only. What slips through under these names is dropped.
 */
export const log = pino({
  level: logLevel(),
  redact: {
    paths: ['*.phone', '*.email', '*.childName', '*.name', '*.to', '*.text', 'phone', 'email', 'childName', 'to'],
    remove: true,
  },
});

/**
 * What may be logged of something thrown: its kind, its code and the line that threw it. Never its message, which may
 * quote what it was about (a database's refusal prints the whole row).
 */
export function reasonOf(thrown: unknown): { readonly error: string; readonly code?: string; readonly at?: string } {
  if (!(thrown instanceof Error)) return { error: typeof thrown };
  const { code } = thrown as { readonly code?: unknown };
  const at = /^ {4}at (.+)$/m.exec((thrown.stack ?? '').replace(thrown.message, ''))?.[1];
  return { error: thrown.name, ...(typeof code === 'string' && { code }), ...(at && { at }) };
}
