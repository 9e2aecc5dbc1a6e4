import { DEFAULT_COUNTRY } from '@/lib/markets';
import { toLocalTime } from '@/lib/orders/server';
import type { Db } from '@/lib/platform/db';
import { createTestimonial, deleteTestimonial, saveTestimonial, withdrawTestimonial } from '@/lib/social-proof/server';
import type { StaffAction } from '../audit/actions';
import { runAudited } from '../audit/run-audited';
import type { StaffActor } from '../login/session';
import type { TestimonialInput } from './schema';

type Deps = { readonly db: Db; readonly actor: StaffActor; readonly now: Date; readonly newId: () => string };

/** The trail says which entry it was and whether readers see it, not who said what. */
const describeAct = (
  action: StaffAction,
  id: string,
  data: { readonly shown?: boolean; readonly language?: string } = {},
) => ({ action, subject: 'testimonial', subjectId: id, data }) as const;

/** The day in the shop's own time zone. */
const getToday = (now: Date): string => toLocalTime(now, DEFAULT_COUNTRY).slice(0, 10);

/** Enters what a customer said. */
export function addTestimonial({ version: _, ...words }: TestimonialInput, deps: Deps) {
  const id = deps.newId();
  const { shown, language } = words;
  return runAudited(describeAct('testimonial_create', id, { shown, language }), deps, () =>
    createTestimonial(id, words, { ...deps, today: getToday(deps.now) }),
  );
}

/** Changes what was entered, and whether readers see it. */
export function changeTestimonial(id: string, { version, ...words }: TestimonialInput, deps: Deps) {
  const { shown, language } = words;
  return runAudited(describeAct('testimonial_save', id, { shown, language }), deps, () =>
    saveTestimonial(id, version, words, { ...deps, today: getToday(deps.now) }),
  );
}

/** Takes a testimonial off the shop. */
export const takeBackTestimonial = (id: string, deps: Deps) =>
  runAudited(describeAct('testimonial_withdraw', id), deps, () => withdrawTestimonial(id, deps.db));

/** Deletes a testimonial for good. */
export const removeTestimonial = (id: string, deps: Deps) =>
  runAudited(describeAct('testimonial_delete', id), deps, () => deleteTestimonial(id, deps.db));
