import type { Language } from '@/lib/markets';
import type { Tx } from '@/lib/platform/db';
import type { TestimonialWords } from './view';

const SELECTED = {
  id: true,
  language: true,
  quote: true,
  who: true,
  place: true,
  source: true,
  saidOn: true,
  consentOn: true,
  consent: true,
  shown: true,
  version: true,
} as const;

const toDate = (day: string): Date | null => (day ? new Date(day) : null);
const toDay = (date: Date | null): string => date?.toISOString().slice(0, 10) ?? '';

const toColumns = ({ saidOn, consentOn, ...words }: TestimonialWords) => ({
  ...words,
  saidOn: toDate(saidOn),
  consentOn: toDate(consentOn),
});

/** The latest entries first. */
export async function listRows(tx: Tx, take: number) {
  const rows = await tx.testimonial.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take,
    select: SELECTED,
  });
  return rows.map(({ saidOn, consentOn, ...row }) => ({ ...row, saidOn: toDay(saidOn), consentOn: toDay(consentOn) }));
}

/** What readers of a language see, the newest words first. */
export async function listVisibleRows(tx: Tx, language: Language, take: number) {
  const rows = await tx.testimonial.findMany({
    where: { language, shown: true },
    orderBy: [{ saidOn: 'desc' }, { id: 'asc' }],
    take,
    select: { quote: true, who: true, place: true, source: true, saidOn: true },
  });
  return rows.map(({ saidOn, ...row }) => ({ ...row, saidOn: toDay(saidOn) }));
}

export const insertTestimonial = (tx: Tx, id: string, words: TestimonialWords, createdAt: Date) =>
  tx.testimonial.create({ data: { id, ...toColumns(words), createdAt }, select: { id: true } });

export const exists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.testimonial.count({ where: { id } })) === 1;

/** Writes what nobody changed since `version`; `false`: somebody did. */
export const updateTestimonial = async (tx: Tx, id: string, version: number, words: TestimonialWords) =>
  (
    await tx.testimonial.updateMany({
      where: { id, version },
      data: { ...toColumns(words), version: version + 1 },
    })
  ).count === 1;

/** `false`: there is no such testimonial. */
export const hideTestimonial = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.testimonial.updateMany({ where: { id }, data: { shown: false, version: { increment: 1 } } })).count === 1;

/** `false`: there is no such testimonial. */
export const deleteTestimonialRow = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.testimonial.deleteMany({ where: { id } })).count === 1;
