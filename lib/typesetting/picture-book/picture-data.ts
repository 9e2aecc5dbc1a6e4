import { type BookFrame, isRtlLanguage, type PictureBookInput, type PictureInput, type SmallPictures } from '../model';
import { BACKDROP_STOPS } from '../spread/backdrop';
import { SPREAD, type SpreadLine } from '../spread/model';
import { type OutputMedium, toFrameData, toFrameFiles } from '../template-data';
import { splitHeroRuns, type TextRun } from '../text/hero-name';
import { toLiteralText } from '../text/literal-text';
import { type CoverLook, getBackLook, getTitleColour } from './back-colour';
import type { CutPages } from './cut-pages';
import type { SetPictureBook, SetSpread } from './layout-on-picture';

const ENDS = { front: 'ends-front', back: 'ends-back' } as const;

/** The pictures that fill openings, by their files. */
export const listOpenings = ({
  ends,
  spreads,
}: PictureBookInput): readonly (PictureInput & { readonly key: string })[] => [
  ...(ends ? [{ ...ends.front, key: ENDS.front }] : []),
  ...spreads,
  ...(ends ? [{ ...ends.back, key: ENDS.back }] : []),
];

const SIDES = ['left', 'right'] as const;

const getSmallFile = (name: string) => `small-${name}.png`;
const getFile = (key: string, side?: (typeof SIDES)[number]) => (side ? `${key}-${side}.jpg` : `${key}.jpg`);

/** The lines of each text, in reading order. */
export function groupByText(lines: readonly SpreadLine[]): readonly (readonly SpreadLine[])[] {
  const ids = [...new Set(lines.map(({ textId }) => textId))];
  return ids.map((id) => lines.filter(({ textId }) => textId === id));
}

/** A name in the child's book is as black as all others; its parts stay together. */
const toPlainRuns = (text: string, { heroName, language }: BookFrame): readonly TextRun[] => [
  {
    text: splitHeroRuns(text, heroName, language)
      .map((run) => run.text)
      .join(''),
    hero: false,
  },
];

const toPicture = ({ key, alt }: { readonly key: string; readonly alt: string }) => ({
  alt: toLiteralText(alt),
  picture: getFile(key),
});

const toSpreadData = (spread: SetSpread) => ({
  key: spread.key,
  ...toPicture(spread),
  texts: groupByText(spread.layout.lines),
  backdrops: spread.layout.backdrops,
});

/** The two pages of a printed spread in reading order; the second picture needs no description of its own. */
function toHalves({ key, alt, layout }: SetSpread, rightToLeft: boolean) {
  const isLeft = ({ x, width }: SpreadLine) => x + width / 2 < SPREAD.width / 2;
  const sides = rightToLeft ? [...SIDES].reverse() : SIDES;
  return sides.map((side, at) => ({
    key,
    side,
    alt: at === 0 ? toLiteralText(alt) : '',
    picture: getFile(key, side),
    texts: groupByText(layout.lines.filter((line) => isLeft(line) === (side === 'left'))),
    // Painted into the picture where it was cut.
    backdrops: [],
  }));
}

const listSmall = (pictures: SmallPictures = {}) =>
  (['title', 'closing'] as const).map((name) => [name, pictures[name]] as const);

/** The data of a picture book's templates. */
export function toPictureData(book: SetPictureBook, look: CoverLook, medium: OutputMedium): unknown {
  const { ends, spreads, language } = book;
  const printing = medium.medium === 'print';
  return {
    ...toFrameData(book, look, medium, (text) => toPlainRuns(text, book)),
    starringBelowTitle: true,
    back: getBackLook(look.colour),
    titleColour: getTitleColour(look.colour),
    smallPictures: Object.fromEntries(
      listSmall(book.smallPictures).map(([name, picture]) => [name, picture ? `/${getSmallFile(name)}` : null]),
    ),
    backdropStops: BACKDROP_STOPS,
    ends: ends
      ? { front: toPicture({ ...ends.front, key: ENDS.front }), back: toPicture({ ...ends.back, key: ENDS.back }) }
      : null,
    spreads: printing
      ? spreads.map((spread) => ({ key: spread.key, halves: toHalves(spread, isRtlLanguage(language)) }))
      : spreads.map(toSpreadData),
  };
}

const toSmallFiles = ({ smallPictures }: PictureBookInput) =>
  listSmall(smallPictures).flatMap(([name, picture]) => (picture ? [[getSmallFile(name), picture] as const] : []));

/** The picture files of a picture book with whole openings, for reading. */
export const toPictureFiles = (book: PictureBookInput): Map<string, Uint8Array> =>
  new Map([
    ...toFrameFiles(book),
    ...toSmallFiles(book),
    ...listOpenings(book).map(({ key, picture }) => [getFile(key), picture] as const),
  ]);

/** The picture files of a picture book for print, its spreads cut in pages. */
export const toPageFiles = (book: PictureBookInput, cut: ReadonlyMap<string, CutPages>): Map<string, Uint8Array> =>
  new Map([
    ...toFrameFiles(book),
    ...toSmallFiles(book),
    ...[...cut].flatMap(([key, pages]) => SIDES.map((side) => [getFile(key, side), pages[side]] as const)),
  ]);

/** The files of the pages that meet at a fold. */
export const listMeetingFiles = ({ spreads }: PictureBookInput): readonly (readonly string[])[] =>
  spreads.map(({ key }) => SIDES.map((side) => getFile(key, side)));
