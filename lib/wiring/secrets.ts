import { randomInt } from 'node:crypto';
import type { Env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/ids';

/** Hashes what is counted or compared with the shop's secret. */
export const keyedWith =
  ({ SHOP_SECRET }: Pick<Env, 'SHOP_SECRET'>) =>
  (purpose: string, value: string): string =>
    keyedHash(SHOP_SECRET, purpose, value);

/** Six random digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
