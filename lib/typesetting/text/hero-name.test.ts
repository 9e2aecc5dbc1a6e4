import { describe, expect, it } from 'vitest';
import { markHeroName, splitHeroRuns } from './hero-name';

const renderText = (text: string, name: string) => text.replaceAll('@', `\u2068${name}\u2069`);
const listHeroRuns = (text: string, name: string, language: 'he' | 'en' | 'ar' | 'ru') =>
  splitHeroRuns(renderText(text, name), name, language)
    .filter((run) => run.hero)
    .map((run) => run.text);

describe('the hero’s name in story text', () => {
  it('is coloured where the story uses it as the name, not where it is an ordinary word', () => {
    expect(listHeroRuns('Dan saw @. “@!” @’s lamp', 'Dan', 'en')).toEqual(['Dan', 'Dan', 'Dan']);
    expect(listHeroRuns('@ מצא אור קטן ביער', 'אור', 'he')).toEqual(['אור']);
    expect(listHeroRuns('האור על חשבון הבית', 'אור', 'he')).toEqual([]);
  });

  it('is found after Hebrew prefixes, which stay in ink colour', () => {
    expect(splitHeroRuns(renderText('ל@ ושל@', 'נועה'), 'נועה', 'he')).toEqual([
      { text: 'ל', hero: false },
      { text: 'נועה', hero: true },
      { text: ' ושל', hero: false },
      { text: 'נועה', hero: true },
    ]);
  });

  it('includes an Arabic prefix, because joined letters cannot be separated', () => {
    expect(listHeroRuns('قالت ل@ و@', 'ليلى', 'ar')).toEqual(['لليلى', 'وليلى']);
    expect(listHeroRuns('قالت: @', 'ليلى', 'ar')).toEqual(['ليلى']);
    expect(listHeroRuns('سأل @', 'ليلى', 'ar')).toEqual(['ليلى']);
  });

  it('is found with points and marks', () => {
    expect(listHeroRuns('@ צחקה', 'שָׂרָה', 'he')).toEqual(['שָׂרָה']);
  });

  it('in the other direction stays isolated', () => {
    expect(listHeroRuns('@ באה, גם Noa.', 'Emma', 'he')).toEqual(['\u2068Emma\u2069']);
  });

  it('§5 child name: with two parts never breaks across lines at its hyphen', () => {
    expect(listHeroRuns('Good night, @.', 'Amal-Rose', 'en')).toEqual(['Amal-\u2060Rose']);
    expect(listHeroRuns('לילה טוב, @', 'בת־אל', 'he')).toEqual(['בת־\u2060אל']);
    expect(listHeroRuns('و@ هنا', 'ليلى-روز', 'ar')).toEqual(['وليلى-\u2060روز']);
  });

  it('may contain regular expression characters', () => {
    expect(listHeroRuns('@ ran', "Ng'ang'a", 'en')).toEqual(["Ng'ang'a"]);
    expect(listHeroRuns('@', 'a+b', 'en')).toEqual(['a+b']);
  });

  it('keeps every letter of the text', () => {
    const text = renderText('ל@ יש לב; @, @־לי ו@.', 'נועה');
    expect(
      splitHeroRuns(text, 'נועה', 'he')
        .map((run) => run.text)
        .join(''),
    ).toBe(text.replace(/[\u2068\u2069]/gu, ''));
  });
});

describe("§4 editor: the name in a parent's own words is found by its spelling", () => {
  it.each([
    ['he', 'אור', 'ואור ראתה אור.', 'ו[אור] ראתה [אור].'],
    ['he', 'נועה', 'לנועה יש כלב. נועהל לא.', 'ל[נועה] יש כלב. נועהל לא.'],
    ['en', 'Joy', 'Joy was full of Joy, not Joyful.', '[Joy] was full of [Joy], not Joyful.'],
    ['ar', 'نور', 'ونور هنا', 'و[نور] هنا'],
    ['ru', 'Вера', 'Вера и Верами', '[Вера] и Верами'],
  ] as const)('%s %s', (language, name, text, marked) => {
    expect(markHeroName(text, name, language).replaceAll('\u2068', '[').replaceAll('\u2069', ']')).toBe(marked);
  });

  it("the story's own words keep their marks", () => {
    const text = '\u2068אור\u2069 ראתה אור.';
    expect(markHeroName(text, 'אור', 'he')).toBe(text);
  });
});

describe('§10 points: the hero’s name', () => {
  it('is coloured as a pointed book prints it, though the hero has no points', () => {
    const text = renderText('@ צָחֲקָה', 'דָּנָה');
    expect(splitHeroRuns(text, 'דנה', 'he')).toEqual([
      { text: 'דָּנָה', hero: true },
      { text: ' צָחֲקָה', hero: false },
    ]);
  });

  it('is found with or without points where a parent wrote it, also after a pointed prefix', () => {
    expect(markHeroName('וְדָּנָה אמרה לדנה', 'דנה', 'he')).toBe('וְ\u2068דָּנָה\u2069 אמרה ל\u2068דנה\u2069');
    expect(markHeroName('דנה, דָּנָהיר', 'דָּנָה', 'he')).toBe('\u2068דנה\u2069, דָּנָהיר');
    expect(markHeroName('قَالَتْ وَمَرْيَمُ', 'مريم', 'ar')).toBe('قَالَتْ وَ\u2068مَرْيَمُ\u2069');
  });
});
