import { sharedPicture } from '@/lib/books/server';
import { fileResponse, refuse, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

type Args = { readonly params: Promise<{ readonly token: string; readonly picture: string }> };

/** A picture of a shared book, as long as its parents share it. */
export async function GET(request: Request, { params }: Args): Promise<Response> {
  const [{ token, picture }, { db, storage }] = [await params, await shop()];
  const key = await sharedPicture(db, token, picture);
  return key ? fileResponse(request, storage, key, { cacheControl: 'private, no-store' }) : send(refuse('not_found'));
}
