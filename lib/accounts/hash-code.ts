import type { Keyed } from './attempt-limits';

/**
 * The code is stored hashed together with its phone, so that equal codes of two people differ, and with the shop's
 * secret, since a million codes are soon tried on a stolen table.
 */
export const hashCode = (phone: string, code: string, keyed: Keyed): string => keyed('code', `${phone}:${code}`);
