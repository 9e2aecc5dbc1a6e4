import { readToken, signToken } from '@/lib/platform/tokens';

const PURPOSE = 'delete-photo';

/** The signed token of a mail's link to delete the photo of a book; nothing is stored. */
export const createDeletePhotoToken = (secret: string, bookId: string): string => signToken(secret, PURPOSE, bookId);

/** The book of such a token; `null` for one that the shop did not sign. */
export const readDeletePhotoToken = (secrets: string | readonly string[], token: string): string | null =>
  readToken(secrets, PURPOSE, token);
