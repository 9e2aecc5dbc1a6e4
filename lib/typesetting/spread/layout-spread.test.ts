import { describe, expect, it } from 'vitest';
import { getTextDirection, LANGUAGES, type Language } from '@/lib/markets';
import type { BlockPlace, CallPlace, PathPlace, TextPlace } from '@/lib/stories';
import { createMeasureText } from '../layout/measure-text';
import { layoutSpreadTexts } from './layout-spread';
import { GUTTER, type SpreadLine, toUnits } from './model';
import { areTouching } from './overlap';
import { roomLeft } from './room-left';

const WORDS: Readonly<Record<Language, string>> = {
  he: 'בלילה אחד, כשכולם כבר ישנו, \u2068נועה\u2069 שמעה דפיקה קטנה על החלון. טוק. טוק. טוק.',
  en: 'One night, when everyone was asleep, \u2068Noa\u2069 heard a small knock at the window. Tap. Tap. Tap.',
  ar: 'ذات ليلة، والجميع نائمون، سمعت \u2068نور\u2069 طَرقة صغيرة على النافذة. طَق. طَق. طَق.',
  ru: 'Однажды ночью, когда все уже спали, \u2068Маша\u2069 услышала, как кто-то тихо стучит в окно. Тук. Тук. Тук.',
};
const STEPS: Readonly<Record<Language, string>> = {
  he: 'צעד אחד קטן. ועוד אחד.',
  en: 'One small step. And one more.',
  ar: 'خطوة صغيرة. ثم خطوة أخرى.',
  ru: 'Один маленький шаг. И ещё один.',
};
const LONGEST_NAMES: Readonly<Record<Language, string>> = {
  he: 'כריסטופר־אלכסנדר',
  en: 'Bartholomew-Maximilian',
  ar: 'عبد الرحمن المنتصر',
  ru: 'Александра-Виктория',
};

const block: BlockPlace = {
  kind: 'block',
  text: 'story',
  tone: 'light',
  box: { x: 140, y: 120, width: 640, height: 460 },
  size: [26, 16],
};
const path: PathPlace = {
  kind: 'path',
  text: 'steps',
  tone: 'gold',
  along: [
    [250, 1000],
    [900, 950],
    [1500, 1040],
    [2250, 960],
  ],
  size: [24, 18],
};
const call: CallPlace = {
  kind: 'call',
  text: 'tap',
  tone: 'light',
  at: [1700, 300],
  size: 40,
  maxWidth: 300,
  turn: -8,
};

const stacked: readonly TextPlace[] = [
  { ...block, box: { ...block.box, height: 300 } },
  { ...block, text: 'steps', box: { ...block.box, y: 700 }, below: 'story' },
];

it.each(LANGUAGES)('a block below another begins a paragraph gap under its last line (%s)', (language) => {
  for (const story of [WORDS[language], STEPS[language]]) {
    const texts = { story, steps: STEPS[language] };
    const { lines } = layoutSpreadTexts(
      { key: 's01', texts: stacked },
      texts,
      language,
      false,
      createMeasureText(language),
    );
    const above = lines.findLast(({ textId }) => textId === 'story');
    const below = lines.find(({ textId }) => textId === 'steps');
    if (!above || !below) throw new Error('a block has no lines');
    const gapEm = (below.y - above.y - toUnits(above.sizePt)) / toUnits(below.sizePt);
    expect(gapEm).toBeCloseTo(1, 5);
  }
});

const layout = (language: Language, place: TextPlace, words: string) =>
  layoutSpreadTexts(
    { key: 's01', texts: [place] },
    { [place.text]: words },
    language,
    getTextDirection(language) === 'rtl',
    createMeasureText(language),
  );
const bare = (text: string) => text.replace(/[\u2068\u2069]/gu, '').replaceAll('\u00a0', ' ');
const join = (lines: readonly SpreadLine[]) => bare(lines.map(({ text }) => text).join(' '));
const getEnd = ({ x, width }: SpreadLine) => x + width;

describe.each(LANGUAGES)('§10 words: words in a box in %s', (language) => {
  const { lines, overflow } = layout(language, block, WORDS[language]);
  const rtl = getTextDirection(language) === 'rtl';
  const left = rtl ? 2400 - 140 - 640 : 140;

  it('stand in it, whole, in the order of the text, none below 14 pt', () => {
    expect(overflow).toEqual([]);
    expect(join(lines)).toBe(bare(WORDS[language]));
    for (const line of lines) {
      expect(line.x).toBeGreaterThanOrEqual(left - 1);
      expect(getEnd(line)).toBeLessThanOrEqual(left + 641);
      expect(line.y + toUnits(line.sizePt)).toBeLessThanOrEqual(581);
      expect(line.sizePt).toBeGreaterThanOrEqual(16);
    }
  });

  it('begin at the side where the language begins', () => {
    for (const line of lines) {
      expect(line).toMatchObject({ align: rtl ? 'right' : 'left', direction: rtl ? 'rtl' : 'ltr' });
      expect(rtl ? getEnd(line) : line.x).toBeCloseTo(rtl ? left + 640 : left);
    }
  });

  it('fit with the longest names, or say that they do not', () => {
    const name = LONGEST_NAMES[language];
    const text = WORDS[language].replace(/\u2068.*\u2069/u, `\u2068${name}\u2069`);
    const long = layout(language, block, text);
    expect(long.overflow).toEqual([]);
    expect(long.lines.filter((line) => bare(line.text).includes(name))).toHaveLength(1);
    expect(layout(language, { ...block, box: { ...block.box, width: 60 } }, text).overflow).toEqual(['story']);
    expect(layout(language, block, `${text} `.repeat(9)).overflow).toEqual(['story']);
  });

  it('say how many letters still fit', () => {
    const measure = createMeasureText(language);
    const room = roomLeft(block, WORDS[language], language, measure);
    expect(room).toBeGreaterThan(20);
    const half = `${WORDS[language]} ${WORDS[language].slice(0, Math.round(room * 0.8))}`;
    expect(layout(language, block, half).overflow).toEqual([]);
    const more = `${WORDS[language]} ${`${WORDS[language]} `.repeat(12)}`.slice(
      0,
      WORDS[language].length + Math.round(room * 1.3),
    );
    expect(layout(language, block, more).overflow).toEqual(['story']);
    expect(roomLeft(block, more, language, measure)).toBeLessThan(0);
  });
});

describe.each(LANGUAGES)('§10 words: running texts of one spread in %s', (language) => {
  const small: BlockPlace = { ...block, text: 'aside', size: [18, 14] };
  const narrow: BlockPlace = { ...block, text: 'narrow', box: { x: 1400, y: 120, width: 460, height: 270 } };
  const opening: BlockPlace = { ...block, text: 'opening', face: 'heading' };
  const { lines, overflow } = layoutSpreadTexts(
    { key: 's01', texts: [opening, block, narrow, small] },
    Object.fromEntries([opening, block, narrow, small].map(({ text }) => [text, WORDS[language]])),
    language,
    getTextDirection(language) === 'rtl',
    createMeasureText(language),
  );
  const sizesOf = (...texts: readonly string[]) => [
    ...new Set(lines.filter(({ textId }) => texts.includes(textId)).map(({ sizePt }) => sizePt)),
  ];

  it('have one size if they are declared alike, whatever their boxes', () => {
    expect(overflow).toEqual([]);
    expect(layout(language, narrow, WORDS[language]).lines[0]?.sizePt).toBeLessThan(
      layout(language, block, WORDS[language]).lines[0]?.sizePt ?? 0,
    );
    expect(sizesOf('story', 'narrow')).toEqual([layout(language, narrow, WORDS[language]).lines[0]?.sizePt]);
  });

  it('leave headings and small print as they are', () => {
    expect(sizesOf('opening')).toEqual([layout(language, opening, WORDS[language]).lines[0]?.sizePt]);
    expect(sizesOf('aside')).toEqual([layout(language, small, WORDS[language]).lines[0]?.sizePt]);
  });
});

describe.each(LANGUAGES)('§10 words: words along a path in %s', (language) => {
  const rtl = getTextDirection(language) === 'rtl';
  const isBlocked = (line: SpreadLine, [from, to]: readonly [number, number]) => getEnd(line) > from && line.x < to;

  it('are whole, in order, and keep off the fold', () => {
    const { lines, overflow } = layout(language, path, STEPS[language]);
    expect(overflow).toEqual([]);
    expect(join(lines)).toBe(STEPS[language]);
    const starts = lines.map(({ x }) => x);
    expect(starts).toEqual([...starts].sort((a, b) => (rtl ? b - a : a - b)));
    expect(lines.filter((line) => isBlocked(line, [GUTTER.from, GUTTER.to]))).toEqual([]);
  });

  it('step over what stands before the path', () => {
    const { lines } = layout(language, { ...path, avoid: [[300, 700]] }, STEPS[language]);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => isBlocked(line, rtl ? [1700, 2100] : [300, 700]))).toEqual([]);
  });

  it('get smaller before they do not fit', () => {
    const twice = `${STEPS[language]} ${STEPS[language]}`;
    const { lines } = layout(language, path, `${twice} ${STEPS[language]}`);
    expect(Math.min(...lines.map(({ sizePt }) => sizePt))).toBeGreaterThanOrEqual(14);
    expect(layout(language, path, `${twice} `.repeat(4)).overflow).toEqual(['steps']);
  });
});

describe('§10 words: a call', () => {
  it('stands around its point and gets smaller to its widest', () => {
    const { lines } = layout('en', call, 'Tap!');
    expect(lines[0]).toMatchObject({ sizePt: 40, turn: -8, face: 'heading', text: 'Tap!' });
    expect((lines[0]?.x ?? 0) + (lines[0]?.width ?? 0) / 2).toBeCloseTo(1700);
    const [long] = layout('en', call, 'Tap, tap, tap, tap!').lines;
    expect(long?.sizePt).toBeLessThan(40);
    expect(long?.width).toBeLessThanOrEqual(300);
    expect(layout('en', call, 'Tap, tap, tap, tap! And who is there?').overflow).toEqual(['tap']);
  });

  it('is mirrored in right-to-left books: its place and its turn', () => {
    const [line] = layout('he', call, 'טוק!').lines;
    expect(line).toMatchObject({ turn: 8, direction: 'rtl' });
    expect((line?.x ?? 0) + (line?.width ?? 0) / 2).toBeCloseTo(700);
  });
});

describe('§10 words: a call beside other words', () => {
  const box = { ...block, text: 'wind', box: { x: 1330, y: 150, width: 820, height: 90 } };
  const blow: CallPlace = { ...call, text: 'blow', at: [1740, 332], size: 68, maxWidth: 900, turn: -6 };
  const place = (words: Readonly<Record<string, string>>) =>
    layoutSpreadTexts({ key: 's09', texts: [box, blow] }, words, 'ru', false, createMeasureText('ru')).lines;
  const wind = 'И тут налетел ветер. Он дунул —';

  it('gets smaller until it stands clear of them, and they stay', () => {
    const lines = place({ wind, blow: 'ф-фу-у-у-у-ух!' });
    const [words, loud] = [
      lines.filter(({ textId }) => textId === 'wind'),
      lines.filter(({ textId }) => textId === 'blow'),
    ];
    expect(words).toEqual(place({ wind }));
    expect(loud[0]?.sizePt).toBeLessThan(68);
    expect(loud[0]?.sizePt).toBeGreaterThan(40);
    for (const line of loud) expect(words.some((other) => areTouching(line, other))).toBe(false);
  });

  it('keeps its size where they are far enough, or where no size would help', () => {
    expect(place({ wind, blow: 'фух!' }).at(-1)?.sizePt).toBe(68);
    const over: CallPlace = { ...blow, at: [1500, 180], turn: 0 };
    const lines = layoutSpreadTexts(
      { key: 's09', texts: [box, over] },
      { wind, blow: 'фух!' },
      'ru',
      false,
      createMeasureText('ru'),
    ).lines;
    expect(lines.at(-1)?.sizePt).toBe(68);
  });
});

describe('§10 words: lines', () => {
  const listTexts = (place: TextPlace, words: string, language: Language = 'en') =>
    layout(language, place, words).lines.map(({ text }) => text);

  it('of the author stay whole where smaller letters allow it', () => {
    const verse = 'The wind came up the hill at night\nand asked for nothing but a light';
    const lines = layout('en', { ...block, box: { ...block.box, width: 840 } }, verse).lines;
    expect(lines.map(({ text }) => text)).toEqual(verse.split('\n'));
    expect(lines[0]?.sizePt).toBeLessThan(26);
  });

  it('end where a reader takes breath, and not with one lone word', () => {
    const lines = listTexts(
      { ...block, size: [24, 24] },
      'When the moon rose, the very old owl hooted once and looked down.',
    );
    expect(lines[0]).toMatch(/,$/u);
    expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1);
  });

  it('have the direction of their own first letter', () => {
    const lines = layout('he', block, 'לילה טוב\nGood night, Noa!').lines;
    expect(lines.map(({ direction }) => direction)).toEqual(['rtl', 'ltr']);
    expect(lines.map(({ align }) => align)).toEqual(['right', 'left']);
    const path2 = layout('he', path, 'Good night Noa').lines;
    expect(path2[0]?.x).toBeLessThan(path2.at(-1)?.x ?? 0);
  });

  it('isolate only a name of the other direction', () => {
    expect(listTexts(block, 'Then \u2068נועה\u2069!')).toEqual(['Then \u2068נועה\u2069!']);
    expect(listTexts(block, 'وقال ل\u2068نور\u2069!', 'ar')).toEqual(['وقال لنور!']);
  });

  it('have straight quotes in Hebrew headings as in running text, in the same direction', () => {
    const heading: BlockPlace = { ...block, face: 'heading' };
    const [line] = layout('he', heading, '״הם בשבילך״, אמר \u2068Oliver\u2069.').lines;
    expect(line).toMatchObject({ text: '"הם בשבילך", אמר \u2068Oliver\u2069.', direction: 'rtl' });
    expect(listTexts(block, '״אני יכול להסביר.״', 'he')).toEqual(['״אני יכול להסביר.״']);
  });

  it('a text without words takes no place', () => {
    expect(layout('en', block, ' ')).toEqual({ key: 's01', lines: [], backdrops: [], overflow: [] });
  });
});
