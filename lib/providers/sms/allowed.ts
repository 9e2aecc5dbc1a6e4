import { fail } from '@/lib/platform/result';
import type { SmsPort } from './port';

/**
 * Sends to numbers of these prefixes alone, whatever the caller has let through: the last gate before money is spent.
 * @param prefixes with their plus sign, such as `+972`
 */
export const onlyTo = (prefixes: readonly string[], sms: SmsPort): SmsPort => ({
  async send(message) {
    const allowed = prefixes.some((prefix) => message.to.startsWith(prefix));
    return allowed ? sms.send(message) : fail('sms_not_delivered', { permanent: true });
  },
});
