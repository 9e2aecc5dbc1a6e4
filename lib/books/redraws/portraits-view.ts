import type { ImageModel } from '@/lib/illustrator';
import { isErrorCode } from '@/lib/platform/errors';
import type { Sign } from '../links';
import { PORTRAIT_KEY } from '../pages';
import type { BookRow } from '../repo';
import type { VariationView } from './model';

type Drawn = Pick<BookRow, 'illustrations' | 'revision' | 'portraitVariation'>;

/** The hero's portrait in a model: the chosen drawing, else the first one there is. */
export function portraitOf({ illustrations, revision, portraitVariation }: Drawn, model: ImageModel) {
  const drawn = illustrations
    .filter((row) => row.pageKey === PORTRAIT_KEY && row.model === model && row.revision === revision)
    .sort((one, other) => one.variation - other.variation);
  return drawn.find(({ variation }) => variation === portraitVariation) ?? drawn[0];
}

/** Every portrait of the hero as it is now, in both models: drawn, on its way or failed. */
export function portraitVariations(book: BookRow, sign: Sign, expiresAt: Date): Promise<readonly VariationView[]> {
  const isPresent = (row: { readonly pageKey: string; readonly revision: number; readonly model: ImageModel }) =>
    row.pageKey === PORTRAIT_KEY &&
    row.revision === book.revision &&
    // The advanced picture wears the photo's face: it is shown as long as the photo is there.
    (row.model === 'regular' || book.photos.length > 0);
  const drawn = book.illustrations.filter(isPresent).map(async ({ model, variation, storageKey }) => {
    return { model, variation, url: await sign(storageKey, { expiresAt }), failed: null };
  });
  const asked = book.redraws
    .filter((row) => isPresent(row) && row.state !== 'done')
    .map(({ model, variation, state, errorCode }) => {
      const code = errorCode && isErrorCode(errorCode) ? errorCode : 'illustration_failed';
      return { model, variation, url: null, failed: state === 'failed' ? code : null };
    });
  return Promise.all([...drawn, ...asked]).then((all) =>
    all
      .filter((one) => !all.some((other) => isSame(one, other) && hides(other, one)))
      .sort((one, other) => one.variation - other.variation),
  );
}

const isSame = (one: VariationView, other: VariationView): boolean =>
  one.model === other.model && one.variation === other.variation;

/**
 * A picture may be there a moment before its row says so: it is on its way until then, since only then is it the
 * chosen one. A row that failed says nothing of a picture that is there.
 */
const hides = (other: VariationView, one: VariationView): boolean =>
  one.url !== null ? other.url === null && other.failed === null : other.url !== null && one.failed !== null;
