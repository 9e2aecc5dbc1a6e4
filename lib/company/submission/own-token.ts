import { keyedHash } from '@/lib/platform/tokens';

type Submitted = { readonly id: string; readonly submittedAt: Date };

/**
 * The token of an employee's own link. It can be made again for a message from the order and the shop's secret, so that
 * only its hash is stored (rulings, "Flow"); an order that was withdrawn and sent again has another one.
 */
export const createOwnToken = (secret: string, { id, submittedAt }: Submitted): string =>
  keyedHash(secret, 'company-order', `${id}:${submittedAt.getTime()}`);
