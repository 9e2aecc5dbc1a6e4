import { isLanguage, LANGUAGES, type Language } from '@/lib/markets';

/** For `generateStaticParams`: one answer for each language, made with the build. */
export const everyLanguage = () => LANGUAGES.map((language) => ({ language }));

type Context = { readonly params: Promise<{ readonly language: string }> };

/** A `GET` below `[language]`. */
export const answerIn =
  (answer: (language: Language) => unknown) =>
  async (_request: Request, { params }: Context): Promise<Response> => {
    const { language } = await params;
    return isLanguage(language) ? Response.json(await answer(language)) : new Response(null, { status: 404 });
  };
