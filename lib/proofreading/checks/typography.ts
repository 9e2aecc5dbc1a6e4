import type { Language } from '@/lib/markets';
import type { PageCheck } from '../model';
import { findFaults } from './excerpt';

const EVERYWHERE: readonly RegExp[] = [
  // Doubled marks, or marks that cannot be combined.
  /,,|،،|;;|::|,\.|\.,|؟؟|(?<![.!?])\.\.(?!\.)|\.{4,}|…\.|[!?؟],/gu,
  // A mark without a space before the next word.
  /(?<=\p{L}\p{M}*)[,;!?،؛؟](?=\p{L})/gu,
  /(?<=\p{Ll})\.(?=\p{Lu})/gu,
];

const HYPHEN_FOR_DASH = /(?<=[\p{L},!?”»״…]) - (?=\p{L})/gu;

/** Marks of another language, and words that are often doubled by mistake. */
const BY_LANGUAGE: Readonly<Record<Language, readonly RegExp[]>> = {
  he: [/[،؛؟]/gu, /(?<!\p{L})(את|של|על|אל|הוא|היא|כי|עם|זה|תחת|מתחת|מעל|בתוך|ליד|אחרי) \1(?![\p{L}\p{M}])/gu],
  ar: [/[,;?](?!\d)/gu, /(?<!\p{L})(في|من|على|إلى|هو|هي|أن|عن|تحت|تحتَ|فوق|بعد|قبل|مع|كان|كانت) \1(?![\p{L}\p{M}])/gu],
  en: [
    // Three dots do not end a sentence.
    /(?<=[^.]\. )\p{Ll}/gu,
    /[،؛؟]/gu,
    /(?<![\p{L}'’])(the|a|an|and|to|of|in|is|was|he|she|it|with|for|his|her|under|over|from|at|on|but)\s+\1\b/giu,
  ],
  ru: [
    /(?<=\p{Ll}\. )\p{Ll}/gu,
    /(?<![а-яё])(и|в|на|с|не|что|она|он|а|но|за|по|к|у|под|над|из|от|до|для|при|без|как|это)\s+\1(?![а-яё])/giu,
  ],
};

/** Punctuation errors: doubled, missing or foreign marks, and doubled words. */
export const checkTypography: PageCheck = ({ text, language, byParent }) =>
  [...EVERYWHERE, ...BY_LANGUAGE[language], ...(byParent ? [] : [HYPHEN_FOR_DASH])].flatMap((pattern) =>
    findFaults('typography', text, pattern),
  );
