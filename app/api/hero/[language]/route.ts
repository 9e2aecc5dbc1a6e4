import { isLanguage, LANGUAGES } from '@/lib/markets';
import { heroSlides } from '../slides';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => LANGUAGES.map((language) => ({ language }));

type Context = { readonly params: Promise<{ readonly language: string }> };

/** The pages of the hero's book that follow the first, which the home page brings itself. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language } = await params;
  return Response.json(isLanguage(language) ? (await heroSlides(language)).slice(1) : []);
}
