import { describe, expect, it } from 'vitest';
import { runsOf } from './hero-name';

const heroes = (text: string, name: string, language: 'he' | 'en' | 'ar' | 'ru') =>
  runsOf(text, name, language)
    .filter((run) => run.hero)
    .map((run) => run.text);

describe('the hero’s name in story text', () => {
  it('is found as a word of its own, not within another word', () => {
    expect(heroes('Dan saw Danger. “Dan!” Dan’s lamp', 'Dan', 'en')).toEqual(['Dan', 'Dan', 'Dan']);
  });

  it('is found after Hebrew prefixes, which keep the ink', () => {
    expect(runsOf('לנועה ושלנועה', 'נועה', 'he')).toEqual([
      { text: 'ל', hero: false },
      { text: 'נועה', hero: true },
      { text: ' ושל', hero: false },
      { text: 'נועה', hero: true },
    ]);
  });

  it('takes an Arabic prefix along, because joined letters cannot part', () => {
    expect(heroes('قالت لليلى وليلى', 'ليلى', 'ar')).toEqual(['لليلى', 'وليلى']);
  });

  it('is found under points and marks', () => {
    expect(heroes('שָׂרָה צחקה', 'שרה', 'he')).toEqual(['שָׂרָה']);
    expect(heroes('لَيْلَى هنا', 'ليلى', 'ar')).toEqual(['لَيْلَى']);
  });

  it('of the other direction is isolated once', () => {
    expect(heroes('Emma באה, גם \u2068Emma\u2069.', 'Emma', 'he')).toEqual(['\u2068Emma\u2069', 'Emma']);
  });

  it('may hold signs with a meaning in patterns', () => {
    expect(heroes("Ng'ang'a (Jr.) ran", "Ng'ang'a", 'en')).toEqual(["Ng'ang'a"]);
    expect(heroes('a+b', 'a+b', 'en')).toEqual(['a+b']);
  });

  it('keeps every letter of the text', () => {
    const text = 'לנועה יש לב; נועה, נועה־לי ונועהלה.';
    expect(
      runsOf(text, 'נועה', 'he')
        .map((run) => run.text)
        .join(''),
    ).toBe(text);
  });
});
