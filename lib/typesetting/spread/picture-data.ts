import type { CoverTone } from '@/lib/catalogue';
import { isRtlLanguage, type PictureBookInput, type PictureInput, type SmallPictures } from '../model';
import { type OutputMedium, toFrameData, toFrameFiles } from '../template-data';
import { splitHeroRuns, type TextRun } from '../text/hero-name';
import { toLiteralText } from '../text/literal-text';
import { getBackLook, getTitleColour } from './back-colour';
import type { CutPages } from './cut-pages';
import { SPREAD, type SpreadLine, type SpreadTextLayout } from './model';
import { VEIL_STOPS } from './veil';

/** The pictures that fill openings: both endpapers and the spreads. */
export type Opening = PictureInput & { readonly key: string; readonly layout?: SpreadTextLayout };

export const listOpenings = ({ ends, spreads }: PictureBookInput): readonly Opening[] => [
  { ...ends.front, key: 'front-ends' },
  ...spreads,
  { ...ends.back, key: 'back-ends' },
];

const getSmallFile = (name: string) => `small-${name}.png`;
const getFile = (key: string, side?: 'left' | 'right') => (side ? `${key}-${side}.jpg` : `${key}.jpg`);

/** The lines of each text, in reading order. */
export function groupByText(lines: readonly SpreadLine[]): readonly (readonly SpreadLine[])[] {
  const ids = [...new Set(lines.map(({ textId }) => textId))];
  return ids.map((id) => lines.filter(({ textId }) => textId === id));
}

/** A name in the child's book is as black as all others; its parts stay together. */
const toPlainRuns = (text: string, { heroName, language }: PictureBookInput): readonly TextRun[] => [
  {
    text: splitHeroRuns(text, heroName, language)
      .map((run) => run.text)
      .join(''),
    hero: false,
  },
];

const toOpeningData = ({ key, alt, layout }: Opening) => ({
  key,
  alt: toLiteralText(alt),
  picture: getFile(key),
  texts: groupByText(layout?.lines ?? []),
  veils: layout?.veils ?? [],
});

/** The two pages of a printed spread in reading order; the second picture needs no description of its own. */
function toHalves({ key, alt, layout }: Opening, rightToLeft: boolean) {
  const isLeft = ({ x, width }: SpreadLine) => x + width / 2 < SPREAD.width / 2;
  const sides = rightToLeft ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return sides.map((side, at) => ({
    key,
    side,
    alt: at === 0 ? toLiteralText(alt) : '',
    picture: getFile(key, side),
    texts: groupByText((layout?.lines ?? []).filter((line) => isLeft(line) === (side === 'left'))),
    // Painted into the picture where it was cut.
    veils: [],
  }));
}

const listSmall = (pictures: SmallPictures = {}) =>
  (['title', 'closing', 'back'] as const).map((name) => [name, pictures[name]] as const);

/** The data of a picture book's templates. */
export function toPictureData(book: PictureBookInput, tone: CoverTone, medium: OutputMedium): unknown {
  const printing = medium.medium === 'print';
  const openings = listOpenings(book).map((opening) =>
    printing ? { key: opening.key, halves: toHalves(opening, isRtlLanguage(book.language)) } : toOpeningData(opening),
  );
  return {
    ...toFrameData(book, tone, medium, (text) => toPlainRuns(text, book)),
    back: getBackLook(book.back.colour),
    titleColour: getTitleColour(book.back.colour),
    smallPictures: Object.fromEntries(
      listSmall(book.smallPictures).map(([name, picture]) => [name, picture ? `/${getSmallFile(name)}` : null]),
    ),
    veilStops: VEIL_STOPS,
    ends: { front: openings[0], back: openings.at(-1) },
    spreads: openings.slice(1, -1),
  };
}

/** The picture files of a picture book: whole openings, or their cut pages for print. */
export function toPictureFiles(book: PictureBookInput, cut?: ReadonlyMap<string, CutPages>): Map<string, Uint8Array> {
  const files = toFrameFiles(book);
  for (const [name, picture] of listSmall(book.smallPictures)) if (picture) files.set(getSmallFile(name), picture);
  for (const { key, picture } of listOpenings(book)) {
    const pages = cut?.get(key);
    if (!pages) files.set(getFile(key), picture);
    else for (const side of ['left', 'right'] as const) files.set(getFile(key, side), pages[side]);
  }
  return files;
}
