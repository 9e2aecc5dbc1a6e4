import { renderBookStory } from '../book-story';
import { getSelectedVariation } from '../editing/page-edits';
import { COVER_KEY, PICTURE_SIZES, PORTRAIT_KEY, PREVIEW_KEYS } from '../pages';
import type { EditingRow } from '../selects';
import { getLinkExpiry, type SignUrl } from '../sharing/links';
import type { HeroPage } from './model';

type Hero = Pick<EditingRow, 'revision' | 'imageModel' | 'portraitVariation'>;

/** Links to the portraits of a book's heroes, and to the pages that its trial draws. */
export function toHeroPictures(book: EditingRow, { sign, now }: { readonly sign: SignUrl; readonly now: Date }) {
  const expiresAt = getLinkExpiry(now);
  const link = async (row: { readonly storageKey: string } | undefined) =>
    row ? sign(row.storageKey, { expiresAt }) : null;
  return {
    /** The portrait of the present hero, or of an earlier one, in its model; the first one where the chosen is missing. */
    getPortrait({ revision, imageModel, portraitVariation }: Hero): Promise<string | null> {
      const drawn = book.illustrations.filter((row) => row.pageKey === PORTRAIT_KEY && row.revision === revision);
      const inModel = drawn.filter(({ model }) => model === imageModel);
      const chosen = inModel.find(({ variation }) => variation === portraitVariation);
      return link(chosen ?? inModel[0] ?? drawn[0]);
    },
    listPages(): Promise<readonly HeroPage[]> {
      const told = renderBookStory(book);
      const { revision, imageModel: model } = book;
      return Promise.all(
        PREVIEW_KEYS.map(async (key): Promise<HeroPage> => {
          const variation = getSelectedVariation(book.pages, key);
          const row = book.illustrations
            .filter((one) => one.pageKey === key && one.revision === revision && one.model === model)
            .filter((one) => one.variation === variation && one.sizePx >= PICTURE_SIZES.preview)
            .sort((a, b) => a.sizePx - b.sizePx)[0];
          const alt = told?.text.spreads.find((spread) => spread.key === key)?.alt ?? '';
          return { key, alt: key === COVER_KEY ? (told?.text.coverAlt ?? '') : alt, url: await link(row) };
        }),
      );
    },
  };
}
