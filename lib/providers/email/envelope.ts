import { createHash } from 'node:crypto';
import type { EmailMessage } from './port';

// One bare address: no display name, list, route or comment, hence nothing to smuggle a second recipient in.
const ADDRESS = /^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/;
const CONTROL = /\p{Cc}|\u2028|\u2029/u;

/** Whether the header fields hold one recipient each and no line break or other control character. */
export function isSafeEnvelope({ to, subject, replyTo, unsubscribeUrl = '', key }: EmailMessage): boolean {
  // Angle brackets would end the address within its header.
  if (/[<>\s]/.test(unsubscribeUrl)) return false;
  const addresses = replyTo === undefined ? [to] : [to, replyTo];
  return (
    addresses.every((address) => ADDRESS.test(address)) &&
    ![...addresses, subject, unsubscribeUrl, key].some((v) => CONTROL.test(v))
  );
}

/** The same key gives the same `Message-ID`, so that a mail sent twice shows once where the receiver looks at it. */
export function messageIdOf(key: string, domain: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 40)}@${domain}>`;
}
