import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import { fail, ok, type Result } from '@/lib/platform/result';
import * as repo from './repository';
import { getSourceSite } from './source-site';
import type { EditedTestimonial, TestimonialWords, VisibleTestimonial } from './view';

/** What readers of a language see, the newest words first; at most `most`. */
export async function listVisibleTestimonials(
  db: Db,
  language: Language,
  most: number,
): Promise<readonly VisibleTestimonial[]> {
  const rows = await repo.listVisibleRows(db, language, most);
  return rows.map(({ source, ...row }) => ({ ...row, site: getSourceSite(source) }));
}

/** Every testimonial, also those that nobody sees; the latest entries first, at most `most`. */
export const listTestimonials = (db: Db, most: number): Promise<readonly EditedTestimonial[]> =>
  repo.listRows(db, most);

type Written = Result<null, 'testimonial_day_to_come'>;
type Today = {
  readonly db: Db;
  /** `YYYY-MM-DD` in the shop's own time zone. */
  readonly today: string;
};

/** Nobody said or allowed anything on a day to come. */
const isToCome = ({ saidOn, consentOn }: TestimonialWords, today: string): boolean =>
  saidOn > today || consentOn > today;

/** Stores a new testimonial. */
export async function createTestimonial(
  id: string,
  words: TestimonialWords,
  { db, today, now }: Today & { readonly now: Date },
): Promise<Written> {
  if (isToCome(words, today)) return fail('testimonial_day_to_come');
  await repo.insertTestimonial(db, id, words, now);
  return ok(null);
}

/** Saves a testimonial; what another member saved meanwhile is not overwritten. */
export async function saveTestimonial(
  id: string,
  version: number,
  words: TestimonialWords,
  { db, today }: Today,
): Promise<Result<null, 'testimonial_day_to_come' | 'not_found' | 'post_changed'>> {
  if (isToCome(words, today)) return fail('testimonial_day_to_come');
  if (await repo.updateTestimonial(db, id, version, words)) return ok(null);
  return fail((await repo.exists(db, id)) ? 'post_changed' : 'not_found');
}

/** Takes a testimonial off the shop at once, whoever is changing it. */
export const withdrawTestimonial = async (id: string, db: Db): Promise<Result<null, 'not_found'>> =>
  (await repo.hideTestimonial(db, id)) ? ok(null) : fail('not_found');

/** Forgets what somebody said, for instance because the consent was taken back. */
export const deleteTestimonial = async (id: string, db: Db): Promise<Result<null, 'not_found'>> =>
  (await repo.deleteTestimonialRow(db, id)) ? ok(null) : fail('not_found');
