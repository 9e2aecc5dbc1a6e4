import type { ImageModel } from '@/lib/illustrator';
import { isErrorCode } from '@/lib/platform/errors';
import { PORTRAIT_KEY } from '../pages';
import { findHeroPhoto } from '../photo/hero-photos';
import type { DraftRow } from '../selects';
import type { SignUrl } from '../sharing/links';
import type { VariationView } from './model';

type DrawnBook = Pick<DraftRow, 'illustrations' | 'revision' | 'portraitVariation'>;

/** The hero's portrait in a model: the chosen variation, else the first one. */
export function findPortrait({ illustrations, revision, portraitVariation }: DrawnBook, model: ImageModel) {
  const drawn = illustrations
    .filter((row) => row.pageKey === PORTRAIT_KEY && row.model === model && row.revision === revision)
    .sort((one, other) => one.variation - other.variation);
  return drawn.find(({ variation }) => variation === portraitVariation) ?? drawn[0];
}

/** Every portrait of the current hero in both models: drawn, pending or failed. */
export function listPortraitVariations(
  book: DraftRow,
  sign: SignUrl,
  expiresAt: Date,
): Promise<readonly VariationView[]> {
  const isPresent = (row: { readonly pageKey: string; readonly revision: number; readonly model: ImageModel }) =>
    row.pageKey === PORTRAIT_KEY &&
    row.revision === book.revision &&
    // The advanced picture shows the child's own face, so it is visible only while what the photo told is kept.
    (row.model === 'regular' || findHeroPhoto(book.photos) !== undefined);
  const drawn = book.illustrations.filter(isPresent).map(async ({ model, variation, storageKey }) => {
    return { model, variation, url: await sign(storageKey, { expiresAt }), failed: null };
  });
  const pending = book.redraws
    .filter((row) => isPresent(row) && row.state !== 'done')
    .map(({ model, variation, state, errorCode }) => {
      const code = errorCode && isErrorCode(errorCode) ? errorCode : 'illustration_failed';
      return { model, variation, url: null, failed: state === 'failed' ? code : null };
    });
  return Promise.all([...drawn, ...pending]).then((all) =>
    all
      .filter((one) => !all.some((other) => isSameVariation(one, other) && isDuplicateOf(other, one)))
      .sort((one, other) => one.variation - other.variation),
  );
}

const isSameVariation = (one: VariationView, other: VariationView): boolean =>
  one.model === other.model && one.variation === other.variation;

/**
 * A picture may be stored shortly before its redraw is marked as done. Until then it counts as pending, because it
 * becomes the chosen one only with that mark. A failed redraw does not hide an existing picture.
 */
const isDuplicateOf = (other: VariationView, one: VariationView): boolean =>
  one.url !== null ? other.url === null && other.failed === null : other.url !== null && one.failed !== null;
