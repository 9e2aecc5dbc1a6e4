import { describe, expect, it } from 'vitest';
import type { TextTone } from '@/lib/stories';
import { checkComposition } from './check-composition';
import { measureTextContrast, type Pixels } from './measure-contrast';
import type { SpreadLine, SpreadTextLayout } from './model';

type Paint = (x: number, y: number) => readonly [number, number, number];

const paint = (colour: Paint): Pixels => {
  const [width, height] = [600, 300];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...colour(x * 4, y * 4), 255], (y * width + x) * 4);
  return { data, width, height };
};

const NIGHT: Paint = () => [20, 26, 60];
const DAY: Paint = () => [250, 240, 210];
const MIDDLE: Paint = () => [128, 128, 128];
/** Stripes of night and day, finer than a letter. */
const STRIPES: Paint = (x) => (x % 32 < 16 ? [20, 26, 60] : [250, 240, 210]);

const line = (change: Partial<SpreadLine> = {}): SpreadLine => ({
  textId: 'story',
  text: 'Once upon a time',
  x: 200,
  y: 300,
  width: 500,
  align: 'left',
  sizePt: 22,
  turn: 0,
  tone: 'light',
  face: 'story',
  direction: 'ltr',
  ...change,
});
const layout = (...lines: readonly SpreadLine[]): SpreadTextLayout => ({
  key: 's01',
  lines,
  backdrops: [],
  overflow: [],
});
const check = (colour: Paint, ...lines: readonly SpreadLine[]) =>
  checkComposition(paint(colour), layout(...lines), 'en');
const listCodes = (colour: Paint, ...lines: readonly SpreadLine[]) =>
  check(colour, ...lines).notes.map(({ code }) => code);

describe('§10 words: words on a picture are readable', () => {
  it('what can be read stays as it is', () => {
    const { layout: checked, notes } = check(NIGHT, line());
    expect(notes).toEqual([]);
    expect(checked).toEqual(layout(line()));
  });

  it('light words on day become ink, ink on night becomes light, gold on day becomes ink', () => {
    const cases: readonly (readonly [Paint, TextTone, TextTone])[] = [
      [DAY, 'light', 'ink'],
      [NIGHT, 'ink', 'light'],
      [DAY, 'gold', 'ink'],
    ];
    for (const [colour, tone, expected] of cases) {
      const { layout: checked, notes } = check(colour, line({ tone }), line({ tone, y: 400 }));
      expect(checked.lines.map((one) => one.tone)).toEqual([expected, expected]);
      expect(notes).toMatchObject([{ code: 'toneChanged', textId: 'story' }]);
    }
  });

  it('where no tone is readable, soft backdrops behind the lines are', () => {
    for (const colour of [MIDDLE, STRIPES]) {
      const { layout: checked, notes } = check(colour, line(), line({ y: 380, turn: 10 }));
      expect(notes[0]).toMatchObject({ code: 'backdropAdded' });
      expect(notes.map(({ code }) => code)).not.toContain('contrast');
      expect(checked.backdrops).toHaveLength(2);
      for (const { contrast } of measureTextContrast(paint(colour), checked))
        expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a heading of 18 pt and more needs 3, all others 4.5', () => {
    const heading = line({ face: 'heading', tone: 'light' });
    const ground: Paint = () => [118, 118, 130];
    expect(listCodes(ground, heading)).toEqual([]);
    expect(listCodes(ground, line())).toEqual(['backdropAdded']);
    expect(listCodes(ground, { ...heading, sizePt: 17 })).toEqual(['backdropAdded']);
  });
});

describe('§10 words: words keep off the fold and the edges', () => {
  it('also when they are turned', () => {
    expect(listCodes(NIGHT, line({ x: 1000 }))).toEqual(['gutter']);
    expect(listCodes(NIGHT, line({ x: 640 }))).toEqual([]);
    expect(listCodes(NIGHT, line({ x: 60 }))).toEqual(['safeArea']);
    expect(listCodes(NIGHT, line({ y: 1100 }))).toEqual(['safeArea']);
    expect(listCodes(NIGHT, line({ y: 100 }))).toEqual([]);
    expect(listCodes(NIGHT, line({ y: 100, turn: 30 }))).toEqual(['safeArea']);
  });
});

it('§10 words: words over others are noted, also when they are turned', () => {
  const other = line({ textId: 'call', y: 340 });
  expect(listCodes(NIGHT, line(), other)).toEqual(['overlap', 'overlap']);
  expect(listCodes(NIGHT, line(), { ...other, y: 360 })).toEqual([]);
  expect(listCodes(NIGHT, line(), { ...other, y: 360, turn: 12 })).toEqual(['overlap', 'overlap']);
  expect(listCodes(NIGHT, line(), line({ y: 320 }))).toEqual([]);
});

it('§10 words: a busy ground is noted', () => {
  const { notes } = checkComposition(
    paint((x) => (x % 64 < 32 ? [10, 10, 20] : [90, 90, 110])),
    layout(line()),
    'en',
  );
  expect(notes.map(({ code }) => code)).toContain('busy');
});
