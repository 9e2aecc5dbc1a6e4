import { getSecrets } from '@/lib/platform/env';
import { receiptSchema } from '@/lib/privacy';
import { readReceipt } from '@/lib/privacy/server';
import { errorReply, mutation, reply } from '@/lib/server/api';

/** Checks the signature of a deletion receipt. */
export const POST = mutation(
  '/api/privacy/receipts',
  { rate: 'write', schema: receiptSchema },
  async ({ shop, input }) => {
    const receipt = readReceipt(getSecrets(shop.env), input.token);
    return receipt ? reply({ ...receipt, at: receipt.at.toISOString() }) : errorReply('not_found');
  },
);
