import { z } from 'zod';

/** `POST /api/account/delete`: the box that says that it cannot be undone. */
export const deleteAccountSchema = z.object({ confirmed: z.literal(true, { error: 'deletion_not_confirmed' }) });
