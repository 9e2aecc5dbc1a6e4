import { getCoverTone } from '@/lib/catalogue';
import { getTextDirection } from '@/lib/markets';
import { isErrorCode } from '@/lib/platform/errors';
import type { RenderedSpread } from '@/lib/stories';
import { getDedicationBox, type PageLayout } from '@/lib/typesetting';
import { layoutDedication } from '@/lib/typesetting/server';
import { formatStarringLine } from '../book-labels';
import { type BookStory, getPoints, listAddedHeroes, renderBookStory, renderOriginalStory } from '../book-story';
import { signDedicationPhoto } from '../dedication-photo/photo-object';
import { COVER_KEY, PICTURE_SIZES, PREVIEW_KEYS } from '../pages';
import { MAX_VARIATIONS, REDRAW_LIMITS } from '../redraws/model';
import { countUsedRedraws } from '../redraws/rules';
import type { EditingRow } from '../selects';
import { getLinkExpiry, type SignUrl } from '../sharing/links';
import { layoutBook } from './book-layout';
import type { EditorPages, EditorPageView, EditorPicture, EditorWords } from './editor-view';
import { findOverflow } from './find-overflow';
import { CLOSING_KEY, EDITABLE_KEYS } from './page-edits';
import { toEditorSpread } from './spread-layout';
import { listSuggestions } from './suggestions';

type Signing = { readonly sign: SignUrl; readonly expiresAt: Date };

/** The story's own words of a page; `null` for a page without words. */
function getOriginalWords({ title, text }: BookStory, key: string, starring: string): EditorWords {
  if (key === COVER_KEY) return { text: title, subtitle: starring };
  if (key === CLOSING_KEY) return { text: text.closing, subtitle: null };
  return getSpreadWords(text.spreads.find((spread) => spread.key === key));
}

const getSpreadWords = (spread: RenderedSpread | undefined): EditorWords => ({
  text: (spread?.paragraphs ?? []).join('\n'),
  subtitle: null,
  ...(spread?.words && { texts: spread.words.texts }),
});

const isScreenSize = ({ sizePx }: { readonly sizePx: number }): boolean =>
  sizePx === PICTURE_SIZES.preview || sizePx === PICTURE_SIZES.reading;

/** Every picture of a page to choose from, in the order of their numbers: drawn, waiting or failed. */
async function listPictures(book: EditingRow, key: string, { sign, expiresAt }: Signing): Promise<EditorPicture[]> {
  const isOfPage = (row: { readonly pageKey: string; readonly revision: number; readonly model: string }) =>
    row.pageKey === key && row.revision === book.revision && row.model === book.imageModel;
  const all = book.illustrations.filter(isOfPage).sort((a, b) => a.sizePx - b.sizePx);
  const drawn = all.filter(isScreenSize);
  const link = async (row: { readonly storageKey: string } | undefined) =>
    row ? await sign(row.storageKey, { expiresAt }) : null;
  const asked = book.redraws.filter(isOfPage);
  const numbers = [...new Set([...drawn, ...asked].map(({ variation }) => variation))].sort((a, b) => a - b);
  return Promise.all(
    numbers.map(async (variation): Promise<EditorPicture> => {
      const row = drawn.find((picture) => picture.variation === variation);
      const thumb = all.find((picture) => picture.variation === variation && picture.sizePx === PICTURE_SIZES.thumb);
      const redraw = asked.find((one) => one.variation === variation);
      const code = redraw?.errorCode && isErrorCode(redraw.errorCode) ? redraw.errorCode : 'illustration_failed';
      return {
        variation,
        request: redraw?.request ?? null,
        url: await link(row),
        thumb: await link(thumb ?? row),
        failed: !row && redraw?.state === 'failed' ? code : null,
      };
    }),
  );
}

type Words = {
  readonly story: BookStory;
  /** With the parent's words. */
  readonly edited: BookStory;
  readonly layouts: readonly PageLayout[];
};

async function toPageView(
  book: EditingRow,
  { story, edited, layouts }: Words,
  key: string,
  signing: Signing,
): Promise<EditorPageView> {
  const { gender, language, childName } = book;
  const edit = book.pages.find((page) => page.key === key);
  const original = getOriginalWords(
    story,
    key,
    formatStarringLine(language, { name: childName ?? '', gender, added: listAddedHeroes(book) }),
  );
  const spread = edited.text.spreads.find((one) => one.key === key);
  const opening = spread && toEditorSpread(spread, language);
  return {
    key,
    version: edit?.version ?? 0,
    original,
    words: opening
      ? getSpreadWords(spread)
      : { text: edit?.text ?? original.text, subtitle: edit?.subtitle ?? original.subtitle },
    ...(opening && { spread: opening }),
    layout: layouts.find((layout) => layout.key === key) ?? null,
    overflow: findOverflow(book, key),
    alt: spread?.alt ?? (key === COVER_KEY ? story.text.coverAlt : ''),
    chosen: edit?.variation ?? 0,
    pictures: key === CLOSING_KEY ? [] : await listPictures(book, key, signing),
    suggestions: listSuggestions(story, key),
    locked: false,
  };
}

/** The dedication's words in printed lines. */
const layoutWords = ({ dedication, dedicationDesign, dedicationPhoto, language }: EditingRow) =>
  dedication === null
    ? null
    : layoutDedication(dedication, language, getDedicationBox(dedicationDesign, dedicationPhoto !== null));

/** The book page by page, as its editor shows it; `null` without a story. `locked`: the book is not bought yet. */
export async function toEditorPages(
  book: EditingRow,
  { sign, now, locked }: { readonly sign: SignUrl; readonly now: Date; readonly locked: boolean },
): Promise<EditorPages | null> {
  const story = renderOriginalStory(book);
  const edited = renderBookStory(book);
  if (!story || !edited) return null;
  const signing = { sign, expiresAt: getLinkExpiry(now) };
  const words = { story, edited, layouts: layoutBook(book) };
  const pages = await Promise.all(EDITABLE_KEYS.map((key) => toPageView(book, words, key, signing)));
  const used = countUsedRedraws(book);
  return {
    bookId: book.id,
    revision: book.revision,
    language: book.language,
    direction: getTextDirection(book.language),
    heroName: book.childName ?? '',
    points: getPoints(book),
    gender: book.gender,
    imageModel: book.imageModel,
    tone: getCoverTone(story.story.baseId, book.gender, book.edition),
    blurb: story.text.blurb,
    dedication: book.dedication,
    dedicationDesign: book.dedicationDesign,
    dedicationLayout: layoutWords(book),
    dedicationPhoto: await signDedicationPhoto(book, { sign, now }),
    // A locked picture never leaves the server (spec §4 "images are locked").
    pages: pages.map((page) =>
      locked && page.key !== CLOSING_KEY && !PREVIEW_KEYS.includes(page.key)
        ? { ...page, pictures: [], locked: true }
        : page,
    ),
    redraws: { left: Math.max(0, REDRAW_LIMITS.afterPurchase - used), limit: REDRAW_LIMITS.afterPurchase },
    picturesPerPage: MAX_VARIATIONS,
  };
}
