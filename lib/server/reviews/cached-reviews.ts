import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { Language } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import { listPublishedReviews } from '@/lib/rewards/server';
import { expirePages, type PageTag } from '../cache/expired-pages';

/** Reviews below a book. */
const SHOWN = 3;
const TAG = 'reviews' satisfies PageTag;
/** Seconds until a review whose account was deleted is gone from the pages too. */
const LONGEST = 3600;

/** Marks the page that is being rendered, which takes its tags and its lifetime from what it reads. */
const markPage = unstable_cache(async () => true, [TAG], { tags: [TAG], revalidate: LONGEST });

/** Pages with reviews are rendered anew at their next visit. */
export const expireReviews = (): Promise<void> => expirePages(TAG);

/** The newest published reviews of a language; none if the query fails, which is only logged. */
export const getReviews = cache(async (language: Language) => {
  await markPage();
  try {
    return await listPublishedReviews(db(), language, SHOWN);
  } catch (error) {
    log.error({ reason: String(error) }, 'could not load the reviews');
    return [];
  }
});
