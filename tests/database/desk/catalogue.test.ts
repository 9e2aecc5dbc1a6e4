import { beforeEach, describe, expect, it } from 'vitest';
import { createAlert } from '@/lib/book-alerts/server';
import { changeDraft, createDraft, findOwnedDraft } from '@/lib/books/server';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { listShelfBooks, toEditionId } from '@/lib/catalogue';
import { listMarketOverrides, listOverrides } from '@/lib/catalogue/server';
import { changeClass, orderClass } from '@/lib/kindergarten/server';
import type { CountryCode } from '@/lib/markets';
import { adoptDraftsAndCreateOrders } from '@/lib/orders/create-order';
import { createOrder } from '@/lib/orders/server';
import { newId } from '@/lib/platform/ids';
import { overrideSchema } from '@/lib/staff';
import { getCatalogue, switchEdition } from '@/lib/staff/server';
import { createClassFlow } from '../support/class-flow';
import { createCompanyFlow } from '../support/company-flow';
import { BOOK_HE, createDraftFlow, unwrap } from '../support/draft-flow';
import { newAccount, newDevice, newPhone } from '../support/identities';
import { NOW } from '../support/time';
import { withShop } from '../support/with-shop';
import { withStorage } from '../support/with-storage';

const shop = Object.assign(withShop(), { storage: withStorage() });
const { approved } = createDraftFlow(shop);
const ENGLISH = toEditionId(BOOK_HE, 'en');
/** Another story in Hebrew. */
const OTHER = 2;
let memberId = '';
beforeEach(async () => {
  await shop.db.catalogueOverride.deleteMany();
  memberId ||= (await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'editor' } })).id;
});

const staff = () => ({ db: shop.db, actor: { memberId, role: 'editor' as const }, now: NOW, newId });
type Said = Partial<Parameters<typeof switchEdition>[0]>;
const AS_IN_CODE = { baseId: BOOK_HE, country: 'IL', language: 'he', state: null, isBestseller: null } as const;
/** Switches the first book; in Israel and in Hebrew unless told. */
const turn = async (said: Said) =>
  unwrap(await switchEdition(overrideSchema.parse({ ...AS_IN_CODE, ...said }), staff()));
const shelf = async (country: CountryCode, language: 'he' | 'en') =>
  listShelfBooks(language, await listMarketOverrides(shop.db, country)).map(({ baseId }) => baseId);
const deps = (owner: ReturnType<typeof newDevice>, country: CountryCode = 'IL') => ({
  db: shop.db,
  owner,
  enqueue: shop.enqueue,
  now: NOW,
  country,
});

describe('§8 book no longer available: the desk takes a book off sale', () => {
  it('in one market and one language; another market still sells it', async () => {
    await turn({ language: 'en', state: 'off_sale' });
    expect(await shelf('IL', 'en')).not.toContain(BOOK_HE);
    expect(await shelf('US', 'en')).toContain(BOOK_HE);
    expect(await shelf('IL', 'he')).toContain(BOOK_HE);
    await turn({ language: 'en' });
    expect(await shelf('IL', 'en')).toContain(BOOK_HE);
    expect(await listOverrides(shop.db)).toEqual([]);
  });

  it.each(['off_sale', 'coming_soon'] as const)('a draft cannot choose it while it is %s there', async (state) => {
    await turn({ language: 'en', state });
    const owner = newDevice();
    const chosen = { language: 'en', catalogueId: ENGLISH } as const;
    const code = state === 'off_sale' ? 'edition_missing' : 'book_not_available';
    expect(await createDraft(chosen, deps(owner))).toMatchObject({ code });
    const { id } = unwrap(await createDraft({ language: 'en' }, deps(owner)));
    expect(await changeDraft(id, { catalogueId: ENGLISH }, deps(owner))).toMatchObject({ code });
    expect(unwrap(await changeDraft(id, { catalogueId: ENGLISH }, deps(owner, 'KE'))).catalogueId).toBe(ENGLISH);
  });

  it('off sale in every language, nothing of it can be chosen', async () => {
    for (const language of ['he', 'en', 'ar', 'ru'] as const) await turn({ language, state: 'off_sale' });
    const chosen = { language: 'he', catalogueId: BOOK_HE } as const;
    expect(await createDraft(chosen, deps(newDevice()))).toMatchObject({ code: 'book_not_available' });
  });

  it('a begun book keeps its story, and can be changed; an order of it is refused in that market only', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    await turn({ state: 'off_sale' });
    expect(unwrap(await changeDraft(id, { childName: 'מאיה', catalogueId: BOOK_HE }, deps(owner)))).toMatchObject({
      catalogueId: BOOK_HE,
      childName: 'מאיה',
    });
    expect((await findOwnedDraft(shop.db, id, owner))?.catalogueId).toBe(BOOK_HE);
    const account = await newAccount(shop.db);
    const buyer = { ...account, country: 'IL' } as Parameters<typeof createOrder>[1];
    const buying = { db: shop.db, owner: { ...owner, accountId: account.accountId }, now: NOW };
    expect(await createOrder(id, buyer, buying)).toMatchObject({ code: 'book_not_available' });
    // Signing in makes no order of it either.
    await shop.db.$transaction((tx) => adoptDraftsAndCreateOrders(tx, owner.deviceId, buyer, NOW));
    expect(await shop.db.order.count({ where: { bookId: id } })).toBe(0);
    expect(await createOrder(id, { ...buyer, country: 'KE' }, buying)).toMatchObject({ ok: true });
  });

  it('an order from before is found again, to be paid', async () => {
    const owner = newDevice();
    const { id } = await approved(owner);
    const account = await newAccount(shop.db);
    const buyer = { ...account, country: 'IL' } as Parameters<typeof createOrder>[1];
    const buying = { db: shop.db, owner: { ...owner, accountId: account.accountId }, now: NOW };
    const { orderId } = unwrap(await createOrder(id, buyer, buying));
    await turn({ state: 'off_sale' });
    expect(unwrap(await createOrder(id, buyer, buying)).orderId).toBe(orderId);
  });
});

describe('§8 book no longer available: classes and companies', () => {
  const { collected } = createClassFlow(shop);
  const company = createCompanyFlow(shop);
  const order = ({ id, accountId, deviceId }: Awaited<ReturnType<typeof collected>>, country: CountryCode) =>
    orderClass(id, {
      db: shop.db,
      account: { accountId, country },
      deviceId,
      now: NOW,
      capabilities: ALL_CAPABILITIES,
    });

  it('a class cannot choose it or be ordered with it; what it has stays until then', async () => {
    const group = await collected();
    const owner = { deviceId: group.deviceId, accountId: group.accountId, addressKey: newId() };
    const classDeps = { db: shop.db, enqueue: shop.enqueue, owner };
    await turn({ baseId: OTHER, state: 'off_sale' });
    expect(await changeClass(group.id, { catalogueId: OTHER }, classDeps)).toMatchObject({
      code: 'book_not_available',
    });
    await turn({ state: 'off_sale' });
    expect(unwrap(await changeClass(group.id, { contactName: 'רות' }, classDeps)).catalogueId).toBe(BOOK_HE);
    expect(await order(group, 'IL')).toMatchObject({ code: 'class_incomplete' });
    await turn({});
    expect(await order(group, 'IL')).toMatchObject({ ok: true });
  });

  it('a company cannot open an order of it; one that is open goes on', async () => {
    const hr = await company.newHr();
    const open = await company.open();
    await turn({ state: 'off_sale' });
    expect(await company.create(hr)).toMatchObject({ code: 'book_not_available' });
    expect((await company.employee(open.token)).bookId).toBeTruthy();
    await turn({});
    expect(await company.create(hr)).toMatchObject({ ok: true });
  });
});

describe('the desk: coming soon and bestseller', () => {
  it('who waits for an announced book is told of it where it is announced', async () => {
    const asked = {
      catalogueId: ENGLISH,
      email: 'parent@example.com',
      language: 'en',
      consent: true,
      website: '',
    } as const;
    const alert = (country: CountryCode) =>
      createAlert(
        { ...asked, country },
        { db: shop.db, now: NOW, asker: { accountId: null, deviceId: newDevice().deviceId } },
      );
    expect(await alert('US')).toMatchObject({ code: 'book_not_available' });
    await turn({ country: 'US', language: 'en', state: 'coming_soon' });
    expect(await alert('US')).toMatchObject({ ok: true });
    expect(await alert('KE')).toMatchObject({ code: 'book_not_available' });
    await shop.db.bookAlert.deleteMany();
  });

  it('a switch is listed with its book, and the trail says who switched what', async () => {
    await turn({ country: 'KE', language: 'en', isBestseller: false });
    const { switches } = getCatalogue('en', await listOverrides(shop.db));
    expect(switches).toMatchObject([{ baseId: BOOK_HE, country: 'KE', state: null, isBestseller: false }]);
    await turn({ country: 'KE', language: 'en' });
    const actions = await shop.db.staffAction.findMany({
      where: { memberId, subject: 'edition', subjectId: `KE/en/${BOOK_HE}`, outcome: 'done' },
      orderBy: { id: 'asc' },
      select: { action: true, data: true },
    });
    expect(actions).toEqual([
      { action: 'catalogue_switch', data: { state: null, isBestseller: false } },
      { action: 'catalogue_switch', data: { state: null, isBestseller: null } },
    ]);
  });

  it.each([4999, null])('the book %j is refused beside its field', (baseId) => {
    const { error } = overrideSchema.safeParse({ ...AS_IN_CODE, baseId });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([['baseId', 'book_required']]);
  });

  it('an edition that the shop does not have cannot be switched', async () => {
    const hanukkahInArabic = { ...AS_IN_CODE, baseId: 9001, language: 'ar', state: 'off_sale' } as const;
    expect(await switchEdition(hanukkahInArabic, staff())).toMatchObject({ code: 'edition_missing' });
    expect(await listOverrides(shop.db)).toEqual([]);
  });
});
