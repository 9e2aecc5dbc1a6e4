import { bookById, storyOf } from '@/lib/books/server';
import { BRAND } from '@/lib/brand';
import { openDownload } from '@/lib/orders/server';
import { secretsOf } from '@/lib/platform/env';
import { fileResponse, limitFiles, refuse, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

/** The messaged link to a finished book; one that has expired leads to my-books, where it is renewed. */
export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  const tooMany = await limitFiles(request);
  if (tooMany) return send(tooMany);
  const { db, env, storage } = await shop();
  const found = await openDownload((await params).token, { db, secret: secretsOf(env), now: new Date() });
  if (!found.ok && found.code === 'link_expired') {
    const { country, language } = found.data as { country: string; language: string };
    return Response.redirect(`${env.SHOP_URL}/${country}/${language}/my-books?expired=1`, 307);
  }
  if (!found.ok) return send(refuse(found.code));
  const book = await bookById(db, found.value.bookId);
  const title = (book && storyOf(book)?.title) ?? BRAND.name;
  const downloadName = `${title}.pdf`;
  return fileResponse(request, storage, found.value.storageKey, { downloadName, cacheControl: 'private, no-store' });
}
