import { fail } from '@/lib/platform/result';
import type { SmsPort } from './port';

/**
 * Sends only to numbers with these prefixes, whatever the caller allowed: the last check before a message costs money.
 * @param prefixes with their plus sign, such as `+972`
 */
export const restrictPrefixes = (prefixes: readonly string[], sms: SmsPort): SmsPort => ({
  async send(message) {
    const allowed = prefixes.some((prefix) => message.to.startsWith(prefix));
    return allowed ? sms.send(message) : fail('sms_not_delivered', { permanent: true });
  },
});
