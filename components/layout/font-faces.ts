import { LETTERING_FONTS } from '@/components/book-object/lettering';
import { renderFontFaces } from '@/lib/i18n/font-faces';
import { LANGUAGES, type Language } from '@/lib/markets';

/** The font faces of cover titles in a language, and the rules that apply them; cover.css holds the sizes. */
const renderLetteringFaces = (language: Language): string =>
  Object.entries(LETTERING_FONTS[language])
    .map(([lettering, file]) => {
      const family = `Cover ${lettering} ${language}`;
      return `@font-face{font-family:"${family}";font-display:swap;font-weight:1 1000;src:url(${file})format("woff2")}.book-object[data-lettering="${lettering}"] .book-title:lang(${language}){--cover-family:"${family}",var(--family-display)}`;
    })
    .join('');

/** The font faces of the page's own language, written into its HTML. */
export const pageFontFaces = (language: Language): string =>
  renderFontFaces(language, 'page') + renderLetteringFaces(language);

/** All font faces that `pageFontFaces` leaves out. */
export const otherFontFaces = (language: Language): string =>
  renderFontFaces(language, 'other') +
  LANGUAGES.filter((other) => other !== language)
    .map(renderLetteringFaces)
    .join('');
