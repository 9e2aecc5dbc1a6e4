import type { HmacFn } from './attempt-limits';

/**
 * Hashes a code together with its phone, so that equal codes of two people differ, and with the shop's secret, because
 * a million codes are quickly tried on a stolen table.
 */
export const hashCode = (phone: string, code: string, keyed: HmacFn): string => keyed('code', `${phone}:${code}`);
