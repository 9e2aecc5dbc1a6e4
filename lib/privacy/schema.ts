import { z } from 'zod';

/** `POST /api/account/delete`: the box that says that it cannot be undone. */
export const deleteAccountSchema = z.object({ confirmed: z.literal(true, { error: 'deletion_not_confirmed' }) });

/** `POST /api/privacy/receipts`: the text of a receipt, from the fragment of its link. */
export const receiptSchema = z.object({ token: z.string().max(300) });
