import { readFileSync } from 'node:fs';

const LANGUAGES = ['he', 'en', 'ar', 'ru'] as const;
type Language = (typeof LANGUAGES)[number];
type Texts = { readonly title: string; readonly text: string; readonly retry: string };

const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some((language) => language === word);

function readTexts(language: Language): Texts {
  const file = new URL(`../../../messages/${language}/problem.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly busy: Texts }).busy;
}

/** The path's language, then the first one that the browser speaks, then the shop's own. */
export function findPageLanguage(path: string, acceptLanguage: string | undefined): Language {
  const inPath = /^\/(?:[A-Z]{2}\/)?([a-z]{2})(?=[/?]|$)/i.exec(path)?.[1]?.toLowerCase();
  if (isLanguage(inPath)) return inPath;
  const spoken = (acceptLanguage ?? '').toLowerCase().match(/[a-z]+(?=[-,;]|$)/g) ?? [];
  return spoken.map((word) => (word === 'iw' ? 'he' : word)).find(isLanguage) ?? 'he';
}

/**
 * The page of a visitor who opened too many. It costs nothing: no script, no file, no rendering. It loads the address
 * again by itself after so many seconds.
 */
export function createWaitingPage(language: Language, waitSeconds: number): string {
  const { title, text, retry } = readTexts(language);
  const direction = language === 'he' || language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html dir="${direction}" lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${waitSeconds}">
<title>${title}</title>
<style>body { font: 1.25rem/1.6 system-ui, sans-serif; margin: 15vh auto; max-inline-size: 32rem; padding-inline: 1.5rem }</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="">${retry}</a></p>
</main>
</body>
</html>
`;
}
