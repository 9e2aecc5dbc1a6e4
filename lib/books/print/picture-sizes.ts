import { SPREAD_UNITS } from '@/lib/illustrator';
import { ok, type Result } from '@/lib/platform/result';
import type { FulfilmentPort } from '@/lib/providers/fulfilment/port';
import {
  type CoverSize,
  getCoverMeasures,
  getFilePages,
  getPictureEdge,
  INTERIOR_PAGES,
  type PrintHouseProfile,
} from '@/lib/typesetting';
import { COVER_KEY } from '../pages';

/** The part of a print house that its files depend on. */
export type PrintHouse = Pick<FulfilmentPort, 'profile' | 'getCoverSize'>;

/** What a print house needs for one book. */
export type PrintFormat = {
  readonly profile: PrintHouseProfile;
  /** The printer's own size of the cover; `undefined`: the profile's. */
  readonly coverSize: CoverSize | undefined;
  /** Edge in pixels of a picture, height of a spread. */
  readonly getSizePx: (key: string) => number;
  /** Of a spread, in stage units. */
  readonly bleed: number;
};

/** Asks the print house for the sizes of a book's pictures. */
export async function getPrintFormat({
  profile,
  getCoverSize,
}: PrintHouse): Promise<Result<PrintFormat, 'fulfilment_unavailable'>> {
  const pages = getFilePages(profile, INTERIOR_PAGES);
  const size = await getCoverSize(pages);
  if (!size.ok) return size;
  const coverSize = size.value ?? undefined;
  const cover = getCoverMeasures(profile, pages, coverSize) ?? undefined;
  const getSizePx = (key: string) => getPictureEdge(profile, key === COVER_KEY ? 'cover' : 'page', cover);
  const bleed = (SPREAD_UNITS.height * profile.bleedMm) / profile.trimMm;
  return ok({ profile, coverSize, getSizePx, bleed });
}
