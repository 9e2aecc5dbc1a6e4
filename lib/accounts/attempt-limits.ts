import type { AttemptLimit } from '@/lib/platform/http';
import { CODE_LIMITS } from './limits';

/** Hashes what is counted with the shop's secret. */
export type Keyed = (purpose: string, value: string) => string;

/** Who asks: the device of the signed cookie, and the address as a hash. */
export type Asker = { readonly deviceId: string; readonly addressKey: string };

const WINDOW_SECONDS = 3600;
const RANGE_DIGITS = 7;

/** The block that a number belongs to: its first seven digits, country code included. */
export const numberRange = (phone: string): string => phone.slice(1, 1 + RANGE_DIGITS);

const hourly = (key: string, limit: number): AttemptLimit => ({ key, limit, windowSeconds: WINDOW_SECONDS });

/** What a sent code counts for (rulings, "codes per phone / per address / per device"). */
export function sendLimits(phone: string, { deviceId, addressKey }: Asker, keyed: Keyed): readonly AttemptLimit[] {
  const { perHour } = CODE_LIMITS;
  return [
    hourly(keyed('code-phone', phone), perHour.phone),
    hourly(keyed('code-device', deviceId), perHour.device),
    hourly(keyed('code-address', addressKey), perHour.address),
    hourly(keyed('code-range', numberRange(phone)), perHour.range),
  ];
}

/** What a check counts for; the five checks of each code are counted on the code. */
export function checkLimits({ deviceId, addressKey }: Asker, keyed: Keyed): readonly AttemptLimit[] {
  const { checksPerHour } = CODE_LIMITS;
  return [
    hourly(keyed('check-device', deviceId), checksPerHour.device),
    hourly(keyed('check-address', addressKey), checksPerHour.address),
  ];
}
