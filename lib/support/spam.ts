import { SUPPORT_LIMITS } from './limits';

const LINK = /https?:\/\/|www\./gi;

/** Many links indicate advertising. Only marks the shop's mail: a parent may send links too. */
export const looksLikeAdvertising = (description: string): boolean =>
  (description.match(LINK) ?? []).length >= SUPPORT_LIMITS.suspiciousLinks;
