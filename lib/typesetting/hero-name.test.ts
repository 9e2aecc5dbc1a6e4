import { describe, expect, it } from 'vitest';
import { runsOf } from './hero-name';

const told = (text: string, name: string) => text.replaceAll('@', `\u2068${name}\u2069`);
const heroes = (text: string, name: string, language: 'he' | 'en' | 'ar' | 'ru') =>
  runsOf(told(text, name), name, language)
    .filter((run) => run.hero)
    .map((run) => run.text);

describe('the hero’s name in story text', () => {
  it('is coloured where the story says it, not where an equal word stands', () => {
    expect(heroes('Dan saw @. “@!” @’s lamp', 'Dan', 'en')).toEqual(['Dan', 'Dan', 'Dan']);
    expect(heroes('@ מצא אור קטן ביער', 'אור', 'he')).toEqual(['אור']);
    expect(heroes('האור על חשבון הבית', 'אור', 'he')).toEqual([]);
  });

  it('is found after Hebrew prefixes, which keep the ink', () => {
    expect(runsOf(told('ל@ ושל@', 'נועה'), 'נועה', 'he')).toEqual([
      { text: 'ל', hero: false },
      { text: 'נועה', hero: true },
      { text: ' ושל', hero: false },
      { text: 'נועה', hero: true },
    ]);
  });

  it('takes an Arabic prefix along, because joined letters cannot part', () => {
    expect(heroes('قالت ل@ و@', 'ليلى', 'ar')).toEqual(['لليلى', 'وليلى']);
    expect(heroes('قالت: @', 'ليلى', 'ar')).toEqual(['ليلى']);
    expect(heroes('سأل @', 'ليلى', 'ar')).toEqual(['ليلى']);
  });

  it('is found under points and marks', () => {
    expect(heroes('@ צחקה', 'שָׂרָה', 'he')).toEqual(['שָׂרָה']);
  });

  it('of the other direction stays isolated', () => {
    expect(heroes('@ באה, גם Noa.', 'Emma', 'he')).toEqual(['\u2068Emma\u2069']);
  });

  it('C6: of two parts is never broken across lines at its hyphen', () => {
    expect(heroes('Good night, @.', 'Amal-Rose', 'en')).toEqual(['Amal-\u2060Rose']);
    expect(heroes('לילה טוב, @', 'בת־אל', 'he')).toEqual(['בת־\u2060אל']);
    expect(heroes('و@ هنا', 'ليلى-روز', 'ar')).toEqual(['وليلى-\u2060روز']);
  });

  it('may hold signs with a meaning in patterns', () => {
    expect(heroes('@ ran', "Ng'ang'a", 'en')).toEqual(["Ng'ang'a"]);
    expect(heroes('@', 'a+b', 'en')).toEqual(['a+b']);
  });

  it('keeps every letter of the text', () => {
    const text = told('ל@ יש לב; @, @־לי ו@.', 'נועה');
    expect(
      runsOf(text, 'נועה', 'he')
        .map((run) => run.text)
        .join(''),
    ).toBe(text.replace(/[\u2068\u2069]/gu, ''));
  });
});
