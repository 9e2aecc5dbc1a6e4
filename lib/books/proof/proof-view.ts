import { getTextDirection } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import { isErrorCode } from '@/lib/platform/errors';
import type { PrintHouseProfile } from '@/lib/typesetting';
import type { BookRow } from '../repository';
import { getLinkExpiry, type SignUrl } from '../sharing/links';
import { toReadingOrder } from './reading-order';
import { findProof, type ProofRow } from './repository';
import type { ProofPages, ProofView } from './view';

type Signing = { readonly sign: SignUrl; readonly now: Date };

async function toPages(
  row: ProofRow,
  profile: PrintHouseProfile,
  rightToLeft: boolean,
  { sign, now }: Signing,
): Promise<ProofPages | null> {
  const { coverWrapMm, spineMm } = row;
  if (!row.madeAt || coverWrapMm === null || spineMm === null) return null;
  const expiresAt = getLinkExpiry(now);
  const images = (kind: ProofRow['pages'][number]['kind']) =>
    Promise.all(
      row.pages
        .filter((page) => page.kind === kind)
        .map(async ({ storageKey, widthPx, heightPx }) => ({
          url: await sign(storageKey, { expiresAt }),
          widthPx,
          heightPx,
        })),
    );
  const [[cover], interior] = [await images('cover'), await images('interior')];
  const { trimMm, bleedMm, safeMm } = profile;
  return cover
    ? {
        measures: { trimMm, bleedMm, safeMm, coverWrapMm, spineMm },
        cover,
        pages: toReadingOrder(interior, profile, rightToLeft),
      }
    : null;
}

/** The proof of a book as it stands now, for its print house. */
export async function toProofView(
  tx: Tx,
  { id: bookId, revision, edits, language }: Pick<BookRow, 'id' | 'revision' | 'edits' | 'language'>,
  profile: PrintHouseProfile,
  signing: Signing,
): Promise<ProofView> {
  const row = await findProof(tx, { bookId, revision, edits, profileId: profile.id });
  const direction = getTextDirection(language);
  const proof = row && (await toPages(row, profile, direction === 'rtl', signing));
  const code = row?.errorCode;
  const failed = code
    ? { code: isErrorCode(code) ? code : ('typesetting_failed' as const), page: row.errorPage }
    : null;
  const making = row ? ('making' as const) : ('none' as const);
  return {
    edits,
    language,
    direction,
    state: proof ? 'ready' : failed ? 'failed' : making,
    failure: proof ? null : failed,
    proof,
  };
}
