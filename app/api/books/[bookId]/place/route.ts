import { placeOfDrawing } from '@/lib/books/server';
import { answer, query } from '@/lib/wiring/http';
import { ownerOf } from '@/lib/wiring/http/owner';

/** Where the hero (`?kind=character`) or the book's pictures wait to be drawn; `place: null` once they are in work. */
export const GET = query(async (context) => {
  const { shop, params, request } = context;
  const kind = new URL(request.url).searchParams.get('kind') === 'character' ? 'character' : 'preview';
  const place = await placeOfDrawing(params.bookId ?? '', kind, { db: shop.db, owner: ownerOf(context) });
  return answer(place, (value) => ({ place: value }));
});
