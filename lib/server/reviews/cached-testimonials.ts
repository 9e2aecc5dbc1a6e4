import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import type { Language } from '@/lib/markets';
import { db } from '@/lib/platform/db';
import { log } from '@/lib/platform/logging/log';
import { listVisibleTestimonials } from '@/lib/social-proof/server';
import { expirePages, type PageTag } from '../cache/expired-pages';

/** More than anybody reads in a carousel. */
const SHOWN = 30;
const TAG = 'testimonials' satisfies PageTag;
/** Seconds until a page is rendered anew in any case. */
const LONGEST = 3600;

/** Marks the page that is being rendered, which takes its tags and its lifetime from what it reads. */
const markPage = unstable_cache(async () => true, [TAG], { tags: [TAG], revalidate: LONGEST });

/** Pages with testimonials are rendered anew at their next visit. */
export const expireTestimonials = (): Promise<void> => expirePages(TAG);

/** The newest testimonials of a language; none if the query fails, which is only logged. */
export const getVisibleTestimonials = cache(async (language: Language) => {
  await markPage();
  try {
    return await listVisibleTestimonials(db(), language, SHOWN);
  } catch (error) {
    log.error({ reason: String(error) }, 'could not load the testimonials');
    return [];
  }
});
