import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { getPartner, type OfferDaysByPartner, type Partner, type PartnerId } from '@/lib/partners';
import { getOfferDays } from '@/lib/partners/server';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import { expirePages, type PageTag } from './expired-pages';

const TAG = 'offers' satisfies PageTag;
/** Seconds until a page is rendered anew in any case. */
const LONGEST = 3600;

/** What was read last: a database that does not answer changes no offer. */
let lastRead: OfferDaysByPartner = {};

/** Marks the page that is being rendered, which takes its tags and its lifetime from what it reads. */
const markPage = unstable_cache(async () => true, [TAG], { tags: [TAG], revalidate: LONGEST });

/** Pages of offers are rendered anew at their next visit: the days of one were changed. */
export const expireOffers = (): Promise<void> => expirePages(TAG);

/** A partner with the days of its offer; those known before if the query fails, which is only logged. */
export const getCurrentPartner = cache(async (id: PartnerId): Promise<Partner> => {
  await markPage();
  try {
    lastRead = await getOfferDays(db());
  } catch (error) {
    log.error({ reason: String(error) }, 'could not load the days of offers');
  }
  return getPartner(id, lastRead);
});
