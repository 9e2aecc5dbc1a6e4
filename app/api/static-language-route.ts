import { isLanguage, LANGUAGES, type Language } from '@/lib/markets';

/** `generateStaticParams` with every language: responses are generated at build time. */
export const generateLanguageParams = () => LANGUAGES.map((language) => ({ language }));

type RouteContext = { readonly params: Promise<{ readonly language: string }> };

/** Creates a `GET` handler below `[language]`. */
export const createLanguageRoute =
  (answer: (language: Language) => unknown) =>
  async (_request: Request, { params }: RouteContext): Promise<Response> => {
    const { language } = await params;
    return isLanguage(language) ? Response.json(await answer(language)) : new Response(null, { status: 404 });
  };
