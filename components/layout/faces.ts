import { LETTERING_FACES } from '@/components/book-object/lettering';
import { facesOf } from '@/lib/i18n/faces';
import { LANGUAGES, type Language } from '@/lib/markets';

/** The faces of cover titles in a language, and what is lettered in them (the sizes stand in cover.css). */
const letteringOf = (language: Language): string =>
  Object.entries(LETTERING_FACES[language])
    .map(([lettering, file]) => {
      const family = `Cover ${lettering} ${language}`;
      return `@font-face{font-family:"${family}";font-display:swap;font-weight:1 1000;src:url(${file})format("woff2")}.book-object[data-lettering="${lettering}"] .book-title:lang(${language}){--cover-family:"${family}",var(--family-display)}`;
    })
    .join('');

/** The faces that a page of the language is set in; they come in the page itself. */
export const firstFaces = (language: Language): string => facesOf(language, 'first') + letteringOf(language);

/** All other faces of the shop. */
export const laterFaces = (language: Language): string =>
  facesOf(language, 'later') +
  LANGUAGES.filter((other) => other !== language)
    .map(letteringOf)
    .join('');
