import type { ConversionsPort, PurchaseEvent } from './port';

/** Keeps purchases in the shop instead of sending them. */
export const createSandboxConversions = (record: (event: PurchaseEvent) => Promise<void>): ConversionsPort => ({
  send: record,
});
