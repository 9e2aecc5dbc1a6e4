import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { CatalogueOverride, PlacedOverride } from '@/lib/catalogue';
import { listOverrides } from '@/lib/catalogue/server';
import type { CountryCode } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import { expirePages, type PageTag } from './expired-pages';

const TAG = 'catalogue-overrides' satisfies PageTag;
/** Seconds until a page is rendered anew in any case. */
const LONGEST = 3600;

/** What was read last: a database that does not answer puts nothing back on the shelves. */
let lastRead: readonly PlacedOverride[] = [];

/** Marks the page that is being rendered, which takes its tags and its lifetime from what it reads. */
const markPage = unstable_cache(async () => true, [TAG], { tags: [TAG], revalidate: LONGEST });

/** Pages with books are rendered anew at their next visit: an edition was switched. */
export const expireOverrides = (): Promise<void> => expirePages(TAG);

/** What the desk switched in each market, by country; what was known before if the query fails, which is only logged. */
export const getOverridesByCountry = cache(
  async (): Promise<(country: CountryCode) => readonly CatalogueOverride[]> => {
    await markPage();
    try {
      lastRead = await listOverrides(db());
    } catch (error) {
      log.error({ reason: String(error) }, 'could not load the switches of the catalogue');
    }
    const rows = lastRead;
    return (country) => rows.filter((row) => row.country === country);
  },
);

/** What the desk switched in one market. */
export const getOverrides = async (country: CountryCode): Promise<readonly CatalogueOverride[]> =>
  (await getOverridesByCountry())(country);
