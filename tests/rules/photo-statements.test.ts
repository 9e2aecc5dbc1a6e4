import { describe, expect, it } from 'vitest';
import { CLAIMS_BY_SITUATION, type Claim, OTHER_TEXTS, SITUATIONS, STATEMENTS } from '../fixtures/photo-statements';
import { LANGUAGES, loadTexts, type Texts } from './support/messages';

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

type Statements = typeof STATEMENTS;

/** Texts that say what becomes of a photo and are not listed. */
function findUnlisted(he: Texts, en: Texts, listed: ReadonlySet<string>): string[] {
  const says = (text: string | undefined, words: readonly RegExp[]) => words.every((word) => word.test(text ?? ''));
  return Object.keys(he).filter(
    (key) => !ELSEWHERE.test(key) && says(he[key], FATE.he) && says(en[key], FATE.en) && !listed.has(key),
  );
}

/** What a text says in a situation in which it is not true. */
const findUntrue = (statements: Statements): string[] =>
  Object.entries(statements).flatMap(([key, statement]) =>
    SITUATIONS.flatMap((situation) =>
      (statement[situation] ?? [])
        .filter((claim) => !CLAIMS_BY_SITUATION[situation].includes(claim))
        .map((claim) => `${key}: ${claim} (${situation})`),
    ),
  );

/** What a text should say and does not, in one language. */
const findSilent = (statements: Statements, texts: Texts, language: Language): string[] =>
  Object.entries(statements).flatMap(([key, statement]) =>
    [...new Set(Object.values(statement).flat())]
      .filter((claim) => !PHRASES[claim][language].test(texts[key]?.toLowerCase() ?? ''))
      .map((claim) => `${key}: ${claim}`),
  );

describe('rulings "Photos and names": no two texts about the photo contradict', () => {
  it('every text that says what becomes of a photo is listed with what the code does', () => {
    const listed = new Set([...Object.keys(STATEMENTS), ...OTHER_TEXTS]);
    const he = loadTexts('he');
    expect(findUnlisted(he, loadTexts('en'), listed), 'add it to tests/fixtures/photo-statements.ts').toEqual([]);
    expect([...listed].filter((key) => !he[key])).toEqual([]);
  });

  it('each is true wherever it is shown', () => expect(findUntrue(STATEMENTS)).toEqual([]));

  it.each(LANGUAGES)('each of them says it in %s', (language) =>
    expect(findSilent(STATEMENTS, loadTexts(language), language)).toEqual([]),
  );
});

it('the rules report violations', () => {
  const [he, en] = [{ 'wizard.lead': 'התמונה נשלחת אלינו' }, { 'wizard.lead': 'The photo is sent to us' }];
  expect(findUnlisted(he, en, new Set())).toEqual(['wizard.lead']);
  expect(findUnlisted(he, en, new Set(['wizard.lead']))).toEqual([]);
  expect(findUnlisted({ 'wizard.lead': 'ספר לילד' }, { 'wizard.lead': 'A book' }, new Set())).toEqual([]);
  expect(findUntrue({ 'wizard.lead': { device: ['stays', 'sent'] } })).toEqual(['wizard.lead: sent (device)']);
  const statements: Statements = { 'wizard.lead': { sent: ['sent', 'deleted'] } };
  expect(findSilent(statements, en, 'en')).toEqual(['wizard.lead: deleted']);
  expect(findSilent(statements, { 'wizard.lead': 'Sent, then deleted' }, 'en')).toEqual([]);
});
