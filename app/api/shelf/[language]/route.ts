import { booksIn, editionsOf, type ShelfBook } from '@/lib/catalogue';
import { isLanguage, LANGUAGES, type Language } from '@/lib/markets';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => LANGUAGES.map((language) => ({ language }));

type Context = { readonly params: Promise<{ readonly language: string }> };

const shelfIn = (language: Language): readonly ShelfBook[] =>
  booksIn(language).map((book) => ({ ...book, editions: editionsOf(book.baseId).map((edition) => edition.language) }));

/** The books of one language, for pages that choose it in the browser: none of them carries the whole catalogue. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  return Response.json(isLanguage(language) ? shelfIn(language) : []);
}
