import { describe, expect, it } from 'vitest';
import { CLAIMS_BY_SITUATION, type Claim, OTHER_TEXTS, SITUATIONS, STATEMENTS } from '../fixtures/photo-statements';
import { LANGUAGES, loadTexts } from './support/messages';

type Language = (typeof LANGUAGES)[number];

/** Words that say what becomes of a photo, in the source language and in English. */
const FATE: Readonly<Record<'he' | 'en', readonly RegExp[]>> = {
  he: [/תמונ/, /נשלח|תישלח|שולח|יוצא|נשאר|נשמר|אצלנו|נמחק|תימחק|יימחק|מחק|נלקח|מודפס|רוא(?:ה|ים) אותה|נקרא/],
  en: [
    /photo/i,
    /\b(?:sen[dt]|sending|stays?|leaves?|leave|kept|keep|deletes?|deleted|goes into|taken from|never see|sees|see the photo|read (?:it|on|from|the|each|by)|reads|printed)\b/,
  ],
};
/** The blog advises on photographs. */
const ELSEWHERE = /^(?:blog|support)\./;

/** How each language says it. */
const PHRASES: Readonly<Record<Claim, Readonly<Record<Language, RegExp>>>> = {
  stays: {
    he: /לא (?:נשלח|נשלחה|נשלחת|יוצאת|יוצאות|לשלוח)|בלי (?:לשלוח|שליחה)|נשארת? ב(?:מכשיר|ו)|תישאר כאן|רק במכשיר/,
    en: /(?:not|n’t) sent|sent nowhere|without sending|stays (?:on|here)|never leaves?\b|on this device only/,
    ar: /لا تُرسل|لم تُرسل|دون (?:أن ترسلها|إرسالها)|لا تغادر|تبقى|على هذا الجهاز فقط/,
    ru: /не отправля|не отправл|не покида|не покин|остаётся на|останется здесь|только на этом/,
  },
  absent: {
    he: /לא נמצאת אצלנו|מעולם לא נשלחה/,
    en: /don’t have|never sent/,
    ar: /ليست لدينا|لم تُرسل|ليست عندنا/,
    ru: /у нас нет|нет у нас|не отправля/,
  },
  numbers: { he: /מספרים/, en: /numbers/, ar: /أرقام/, ru: /числа/ },
  sent: { he: /נשלח|תישלח|שלח|לשלוח/, en: /sen[dt]|sending/, ar: /رسل|إرسال/, ru: /отправ|переда/ },
  kept: { he: /אצלנו/, en: /have/, ar: /لدينا/, ru: /у нас/ },
  deleted: {
    he: /נמחק|תימחק|יימחק|למחוק|מוחקים|לא נשארת/,
    en: /delete|doesn’t stay/,
    ar: /حُ?ذف|لا تبقى/,
    ru: /удал|не остаётся/,
  },
  forgotten: { he: /מחק|למחוק/, en: /delete|gone/, ar: /حُ?ذف/, ru: /удал|исчез|стереть|стёрт/ },
  unprinted: {
    he: /לא מהתמונה|לא מופיעה/,
    en: /not from the photo|never appears/,
    ar: /لا من الصورة|لا تظهر/,
    ru: /не из фото|не попадает/,
  },
  face: { he: /[הפ]פנים/, en: /face/, ar: /[الو]وجه/, ru: /лицо/ },
  printed: { he: /מודפס/, en: /printed/, ar: /تُطبع|يُطبع/, ru: /печата/ },
  unseen: {
    he: /לא רוא|אף אחד|לא רואה|אף פעם לא את התמונה/,
    en: /never see|never the photo|nobody/,
    ar: /لا ير|لا أحد|فلا ير|لا ترون/,
    ru: /не вид|никто|не увид/,
  },
};

describe('rulings "Photos and names": no two texts about the photo contradict', () => {
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, loadTexts(language)]));

  it('every text that says what becomes of a photo is listed with what the code does', () => {
    const listed = new Set([...Object.keys(STATEMENTS), ...OTHER_TEXTS]);
    const isFate = (key: string) =>
      (['he', 'en'] as const).every((language) =>
        FATE[language].every((words) => words.test(texts[language]?.[key] ?? '')),
      );
    const unlisted = Object.keys(texts.he ?? {}).filter(
      (key) => !ELSEWHERE.test(key) && isFate(key) && !listed.has(key),
    );
    expect(unlisted, 'add it to tests/fixtures/photo-statements.ts').toEqual([]);
    expect([...listed].filter((key) => !texts.he?.[key])).toEqual([]);
  });

  it.each(Object.entries(STATEMENTS))('%s is true wherever it is shown', (_, statement) => {
    for (const situation of SITUATIONS) {
      for (const claim of statement[situation] ?? []) expect(CLAIMS_BY_SITUATION[situation]).toContain(claim);
    }
  });

  it.each(LANGUAGES)('each of them says it in %s', (language) => {
    const silent = Object.entries(STATEMENTS).flatMap(([key, statement]) =>
      [...new Set(Object.values(statement).flat())]
        .filter((claim) => !PHRASES[claim][language].test(texts[language]?.[key]?.toLowerCase() ?? ''))
        .map((claim) => `${key}: ${claim}`),
    );
    expect(silent).toEqual([]);
  });
});
