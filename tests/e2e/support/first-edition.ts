import { createDbClient } from '@/lib/platform/db';

/** Makes a draft one from before its story was a picture book: it has text pages, and keeps them. */
export async function setFirstEdition(bookId: string): Promise<void> {
  const db = createDbClient(process.env.TEST_DATABASE_URL ?? '', 1);
  await db.book.update({ where: { id: bookId }, data: { edition: 1, points: false } });
  await db.$disconnect();
}
