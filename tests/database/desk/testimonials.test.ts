import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { listTestimonials, listVisibleTestimonials } from '@/lib/social-proof/server';
import { addTestimonial, changeTestimonial, removeTestimonial, takeBackTestimonial } from '@/lib/staff/server';
import { unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
let memberId = '';
beforeEach(async () => {
  await shop.db.testimonial.deleteMany();
  memberId ||= (await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'editor' } })).id;
});

const deps = () => ({ db: shop.db, actor: { memberId, role: 'editor' as const }, now: NOW, newId });
const day = (daysAgo: number) => new Date(NOW.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const words = {
  language: 'en' as const,
  quote: 'She reads it every night.',
  who: 'Dana',
  place: 'Haifa',
  source: 'https://www.reviews.example.com/7',
  saidOn: day(30),
  consentOn: day(20),
  consent: 'E-mail, folder 7',
  shown: true,
  version: 0,
};
const readers = (language: 'en' | 'he' = 'en') => listVisibleTestimonials(shop.db, language, 30);

/** A testimonial with changes, as the desk lists it. */
async function enter(changed: Partial<typeof words> = {}) {
  unwrap(await addTestimonial({ ...words, ...changed }, deps()));
  const [entered] = await listTestimonials(shop.db, 100);
  if (!entered) throw new Error('nothing was entered');
  return entered;
}

describe('§ Social proof: testimonials of the desk', () => {
  it('are shown in their own language, with the site of their source and nothing of the consent', async () => {
    await enter();
    const { quote, who, place, saidOn } = words;
    expect(await readers()).toEqual([{ quote, who, place, saidOn, site: 'reviews.example.com' }]);
    expect(await readers('he')).toEqual([]);
  });

  it('the newest words come first, and a note of the shop is no site', async () => {
    await enter({ quote: 'Older', saidOn: day(40), source: 'E-mail, folder 6' });
    await enter({ quote: 'Newer', saidOn: day(10) });
    expect((await readers()).map(({ quote, site }) => [quote, site])).toEqual([
      ['Newer', 'reviews.example.com'],
      ['Older', null],
    ]);
  });

  it('a draft is seen by nobody; taken back, what was shown is gone at once', async () => {
    const draft = await enter({ shown: false, source: '', saidOn: '', consentOn: '', consent: '' });
    expect(await readers()).toEqual([]);
    unwrap(await changeTestimonial(draft.id, { ...words, version: draft.version }, deps()));
    expect(await readers()).toHaveLength(1);
    unwrap(await takeBackTestimonial(draft.id, deps()));
    expect(await readers()).toEqual([]);
    // Who still has the page open from before does not show it again.
    expect(await changeTestimonial(draft.id, { ...words, version: 2 }, deps())).toMatchObject({ code: 'post_changed' });
    unwrap(await removeTestimonial(draft.id, deps()));
    expect(await listTestimonials(shop.db, 100)).toEqual([]);
    for (const act of [takeBackTestimonial, removeTestimonial])
      expect(await act(draft.id, deps())).toMatchObject({ code: 'not_found' });
    expect(await changeTestimonial(draft.id, words, deps())).toMatchObject({ code: 'not_found' });
  });

  it('nobody said or allowed anything on a day to come', async () => {
    for (const changed of [{ saidOn: day(-2) }, { consentOn: day(-2) }])
      expect(await addTestimonial({ ...words, ...changed }, deps())).toMatchObject({ code: 'testimonial_day_to_come' });
    expect(await listTestimonials(shop.db, 100)).toEqual([]);
    const { id } = await enter();
    expect(await changeTestimonial(id, { ...words, version: 1, consentOn: day(-2) }, deps())).toMatchObject({
      code: 'testimonial_day_to_come',
    });
  });

  it('the trail says who showed what, and neither the words nor the name', async () => {
    const { id } = await enter();
    unwrap(await changeTestimonial(id, { ...words, version: 1, shown: false }, deps()));
    unwrap(await takeBackTestimonial(id, deps()));
    unwrap(await removeTestimonial(id, deps()));
    const rows = await shop.db.staffAction.findMany({
      where: { subject: 'testimonial', subjectId: id, outcome: 'done' },
      orderBy: { id: 'asc' },
    });
    expect(rows.map(({ action, data }) => [action, data])).toEqual([
      ['testimonial_create', { shown: true, language: 'en' }],
      ['testimonial_save', { shown: false, language: 'en' }],
      ['testimonial_withdraw', {}],
      ['testimonial_delete', {}],
    ]);
  });
});
