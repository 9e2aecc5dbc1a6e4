import { expect, it } from 'vitest';
import { loadTexts } from './support/messages';

/**
 * A Hebrew prefix before what a company or a kindergarten is called: "מ־שקד" is wrong before a Hebrew name, and "מOrot"
 * before a Latin one, so that a sentence uses a whole word ("מאת", "של") instead.
 */
const PREFIXED_GROUP = /(?<![\p{L}\p{M}])[ובהלכמש]{1,3}[\u05be\u2060\u2068-]*\{(?:company|kindergarten)\}/u;

it('no Hebrew prefix is attached to the name of a company or a kindergarten', () => {
  const prefixed = Object.entries(loadTexts('he')).filter(([, text]) => PREFIXED_GROUP.test(text));
  expect(prefixed.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

it.each(['מתנה מ־{company}', 'ב־\u2060{company} רואים', 'הספר מ{company}', 'הילדים שב{kindergarten}'])(
  'the rule reports %s',
  (text) => expect(text).toMatch(PREFIXED_GROUP),
);

it.each(['מתנה מאת {company}', 'הספרים של {kindergarten}', '{company} רואים'])('and accepts %s', (text) =>
  expect(text).not.toMatch(PREFIXED_GROUP),
);
