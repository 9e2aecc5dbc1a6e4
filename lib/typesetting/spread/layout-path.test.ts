import { expect, it } from 'vitest';
import type { PathPlace } from '@/lib/stories';
import { createMeasureText } from '../layout/measure-text';
import { layoutSpreadTexts } from './layout-spread';

const song: PathPlace = {
  kind: 'path',
  text: 'song',
  tone: 'gold',
  along: [
    [1300, 1000],
    [1600, 950],
    [1780, 990],
    [1950, 960],
  ],
  size: [16, 40, 16],
};

it.each([
  ['en', 'Ooo-ooo… lulla… shhh… haaah…'],
  ['he', 'אוּ־אוּ… נוּמי… ששש… הָאאא…'],
] as const)('§10 words: along a path grow and shrink, and stay whole at hyphens (%s)', (language, words) => {
  const { lines, overflow } = layoutSpreadTexts(
    { key: 's01', texts: [song] },
    { song: words },
    language,
    language === 'he',
    createMeasureText(language),
  );
  expect(overflow).toEqual([]);
  expect(lines.map(({ text }) => text)).toEqual(words.split(' '));
  const [first = 0, second = 0, third = 0, last = 0] = lines.map(({ sizePt }) => sizePt);
  expect(Math.max(second, third)).toBeGreaterThan(first);
  expect(Math.max(second, third)).toBeGreaterThan(last);
});
