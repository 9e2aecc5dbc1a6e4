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
