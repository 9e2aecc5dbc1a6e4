import { describe, expect, it } from 'vitest';
import { compareTexts, LANGUAGES, loadTexts, pickRequired, SOURCE } from './support/messages';

const source = loadTexts(SOURCE);

describe('8 Every message exists in four languages with the same arguments and every plural form', () => {
  it.each(LANGUAGES)('%s', (language) => {
    expect(Object.keys(source).length).toBeGreaterThan(100);
    expect(compareTexts(language, loadTexts(language), pickRequired(source, language))).toEqual([]);
  });
});

describe('the rule reports violations', () => {
  const he = { 'a.days': '{days, plural, one {יום} two {יומיים} other {# ימים}}', 'a.hello': 'שלום {name}' };
  const en = { 'a.days': '{days, plural, one {# day} other {# days}}', 'a.hello': 'Hello {name}' };
  it.each([
    ['a key that is missing', { 'a.days': en['a.days'] }, 'en a.hello is missing'],
    ['a key too many', { ...en, 'a.b': 'b' }, 'en a.b is not in he'],
    ['an empty text', { ...en, 'a.hello': ' ' }, 'en a.hello is empty'],
    ['an argument that is missing', { ...en, 'a.hello': 'Hello' }, 'en a.hello: argument name is not used'],
    ['another argument', { ...en, 'a.hello': 'Hello {name} {b}' }, 'en a.hello: argument b is not in he'],
    [
      'a plural form that is missing',
      { ...en, 'a.days': '{days, plural, other {# days}}' },
      'en a.days: no plural form days: one',
    ],
  ])('%s', (_, texts, fault) => expect(compareTexts('en', texts, he)).toEqual([fault]));

  it('a message that is not valid ICU', () =>
    expect(compareTexts('en', { ...en, 'a.hello': 'Hello {name' }, he)).toHaveLength(1));
  it('and accepts forms that only one language has', () => {
    const gendered = { ...he, 'a.hello': '{gender, select, girl {ברוכה} other {ברוך}} {name}' };
    expect(compareTexts('en', en, gendered)).toEqual([]);
  });
});
