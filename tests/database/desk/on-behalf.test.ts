import { describe, expect, it } from 'vitest';
import { ALL_CAPABILITIES } from '@/lib/capabilities/testing/tables';
import { newBatchSchema } from '@/lib/company';
import { type ClassForTeacher, classForTeacherSchema } from '@/lib/kindergarten';
import { findCurrentClass } from '@/lib/kindergarten/server';
import { openForCompany, openForTeacher } from '@/lib/staff/server';
import { createCompanyFlow } from '../support/company-flow';
import { BOOK_HE, unwrap } from '../support/draft-flow';
import { newDevice, newPhone } from '../support/identities';
import { listTrail, signInMember } from '../support/staff-deps';
import { addSeconds, DAY } from '../support/time';
import { createVerificationFlow } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const companies = createCompanyFlow(shop);
const deps = async () => ({ ...(await signInMember(shop, 'service')), capabilities: ALL_CAPABILITIES });

const newClass = (change: Partial<ClassForTeacher> = {}): ClassForTeacher => ({
  country: 'IL',
  language: 'he',
  kindergartenName: 'גן תות',
  contactName: 'רות כהן',
  email: 'ruth@example.com',
  phone: newPhone(),
  catalogueId: BOOK_HE,
  bookType: 'printed',
  delivery: 'standard',
  closesAt: addSeconds(10 * DAY).toISOString(),
  ...change,
});

describe('§6 the desk: a class for a teacher who cannot open it', () => {
  it('is hers: her phone opens it by code, she gets the link, and the trail says who opened it', async () => {
    const phone = newPhone();
    const { id } = unwrap(await openForTeacher(newClass({ phone }), await deps()));
    expect(await shop.db.kindergartenOrder.findUnique({ where: { id } })).toMatchObject({
      kindergartenName: 'גן תות',
      bookType: 'printed',
      delivery: 'standard',
      linkClosesAt: addSeconds(10 * DAY),
      declaredAt: null,
    });
    expect(await shop.db.messageSent.findMany({ where: { key: `classOpened:${id}` } })).toMatchObject([
      { kind: 'classOpened', language: 'he' },
    ]);
    const device = newDevice();
    const { accountId } = await createVerificationFlow(shop).signIn(phone, device.deviceId, 'IL');
    expect((await findCurrentClass(shop.db, { ...device, accountId }))?.id).toBe(id);
    expect(await listTrail(shop, id)).toEqual([['group_open', 'done']]);
  });

  it('the staff accept nothing in her name, and an account that she has stays as it is', async () => {
    const phone = newPhone();
    const opened = unwrap(await openForTeacher(newClass({ phone }), await deps()));
    const account = await shop.db.account.findUniqueOrThrow({ where: { phone } });
    expect(account).toMatchObject({ termsVersion: null, smsConsentAt: null, marketingConsentAt: null, email: null });
    const again = unwrap(await openForTeacher(newClass({ phone, language: 'ar', catalogueId: null }), await deps()));
    expect(again.id).not.toBe(opened.id);
    expect(await shop.db.account.findUnique({ where: { phone } })).toMatchObject({ id: account.id, language: 'he' });
    expect(await shop.db.session.count({ where: { accountId: account.id } })).toBe(0);
  });

  it('refused as a whole: nothing is left, and the trail says why', async () => {
    const phone = newPhone();
    const member = await deps();
    for (const [change, code] of [
      [{ closesAt: addSeconds(-1).toISOString() }, 'class_link_day_invalid'],
      [{ closesAt: addSeconds(91 * DAY).toISOString() }, 'class_link_day_invalid'],
      [{ catalogueId: 999 }, 'book_not_available'],
      [{ country: 'US', language: 'he' }, 'validation_failed'],
    ] as const)
      expect(await openForTeacher(newClass({ phone, ...change }), member)).toMatchObject({ code });
    expect(await shop.db.account.count({ where: { phone } })).toBe(0);
    const rows = await shop.db.staffAction.findMany({ where: { memberId: member.actor.memberId } });
    expect(rows.filter(({ outcome }) => outcome === 'done')).toEqual([]);
    expect(rows).toHaveLength(8);
  });

  it('the form says what is missing, beside each field', () => {
    const { error } = classForTeacherSchema.safeParse({ ...newClass(), kindergartenName: 'א', email: 'x', phone: '1' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message]).sort()).toEqual([
      ['email', 'email_invalid'],
      ['kindergartenName', 'company_name_required'],
      ['phone', 'phone_invalid'],
    ]);
  });
});

describe('§6 the desk: a batch for a company that cannot open it', () => {
  it('is that of the HR person, who gets the link and signs in by code; the shop opened it', async () => {
    const contactPhone = newPhone();
    const contactEmail = 'on-behalf@example.com';
    const input = newBatchSchema.parse(companies.newBatch({ contactPhone, contactEmail }));
    const { id } = unwrap(await openForCompany(input, await deps()));
    const batch = await shop.db.companyBatch.findUniqueOrThrow({ where: { id }, include: { account: true } });
    expect(batch).toMatchObject({ state: 'open', contactPhone, account: { phone: contactPhone } });
    expect(await shop.db.messageSent.count({ where: { key: `companyOpened:${id}` } })).toBe(1);
    expect(await shop.db.companyAction.findMany({ where: { batchId: id } })).toMatchObject([
      { kind: 'created', accountId: null },
    ]);
    expect(await listTrail(shop, id)).toEqual([['group_open', 'done']]);
  });

  it('has the limits of a company that has not paid yet, and leaves nothing behind', async () => {
    const contactPhone = newPhone();
    const member = await deps();
    const large = companies.newBatch({ contactPhone, estimatedBooks: 201 });
    expect(await openForCompany(large, member)).toMatchObject({ code: 'company_first_too_large' });
    const past = companies.newBatch({ contactPhone, closesAt: addSeconds(-1).toISOString() });
    expect(await openForCompany(past, member)).toMatchObject({ code: 'company_day_invalid' });
    expect(await shop.db.account.count({ where: { phone: contactPhone } })).toBe(0);
    for (let at = 0; at < 3; at += 1) unwrap(await openForCompany(companies.newBatch({ contactPhone }), member));
    expect(await openForCompany(companies.newBatch({ contactPhone }), member)).toMatchObject({
      code: 'company_too_many_open',
    });
  });
});
