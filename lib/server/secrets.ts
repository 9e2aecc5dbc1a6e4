import { randomInt } from 'node:crypto';
import type { Env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/tokens';

/** Creates the HMAC function for counted or compared values, with the shop's secret. */
export const createKeyedHash =
  ({ SHOP_SECRET }: Pick<Env, 'SHOP_SECRET'>) =>
  (purpose: string, value: string): string =>
    keyedHash(SHOP_SECRET, purpose, value);

/** Six random digits. */
export const createCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
