import { startSession } from '@/lib/accounts/server';
import { requestReprint } from '@/lib/fulfilment/server';
import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import type { Enqueue } from '@/lib/platform/jobs';
import type { StoragePort } from '@/lib/providers/storage/port';
import { createSupportRequest } from '@/lib/support/server';
import { createCheckoutFlow } from '../support/checkout-flow';
import { createCompanyFlow } from '../support/company-flow';
import { createDraftFlow, unwrap } from '../support/draft-flow';
import { newPhone } from '../support/identities';
import { createShipmentFlow } from '../support/shipment-flow';
import { addSeconds, DAY, NOW } from '../support/time';

type Shop = { readonly db: Db; readonly enqueue: Enqueue; readonly storage: StoragePort };

/**
 * What nothing may hold after the deletion: the child, the address and the words of the tests' parent. Latin words are
 * long: a random token contains any three letters sooner or later.
 */
export const PERSONAL = ['נועה', 'דנה לוי', 'הנשיא', 'באהבה מסבתא', 'שורה אישית', 'RR123456785IL'];

/** An account with everything that a parent can leave in the shop: its rows, and its stored objects. */
export function createFilledAccount(shop: Shop) {
  const drafts = createDraftFlow(shop);
  const { submitted, report } = createShipmentFlow(shop);
  const { paid } = createCheckoutFlow(shop);
  const put = (key: string) => shop.storage.put(key, new Uint8Array([1]), 'application/octet-stream');

  /** A book's pictures, its PDF and its print files, as rows and objects. */
  async function storeFiles(bookId: string, orderId: string) {
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const picture = `pictures/${bookId}/1.jpg`;
    const pdf = `books/${bookId}/${revision}.pdf`;
    const print = `books/${bookId}/i.pdf`;
    const proof = `books/${bookId}/proof/1.webp`;
    for (const key of [picture, pdf, print, proof, `sheets/${bookId}/a.jpg`]) await put(key);
    const drawn = { pageKey: 's01', model: 'regular', sizePx: 160, provider: 'local' } as const;
    await shop.db.illustration.create({ data: { bookId, revision, storageKey: picture, ...drawn } });
    await shop.db.illustration.create({
      data: { bookId, revision, storageKey: `sheets/${bookId}/a.jpg`, ...drawn, pageKey: 'sheet:a' },
    });
    await shop.db.download.create({
      data: { bookId, orderId, storageKey: pdf, bytes: 1, expiresAt: addSeconds(DAY) },
    });
    const file = { kind: 'interior', sha256: 'a'.repeat(64), bytes: 1, pages: 28, profileId: 'square-210' } as const;
    await shop.db.printFile.create({ data: { bookId, revision, storageKey: print, ...file } });
    const page = { kind: 'interior', number: 1, storageKey: proof, widthPx: 1, heightPx: 1 } as const;
    const key = { bookId, revision, edits: 0, profileId: 'square-210' };
    await shop.db.proof.upsert({
      where: { bookId_revision_edits_profileId: key },
      create: { ...key, pages: { create: page } },
      update: { pages: { create: page } },
    });
    await shop.db.page.create({ data: { bookId, key: 's01', text: 'שורה אישית', texts: { story: 'שורה אישית' } } });
    const hero = { character: {}, firstCharacter: {}, imageModel: 'regular', portraitVariation: 0 } as const;
    await shop.db.heroVersion.create({ data: { bookId, revision: revision + 1, variations: {}, ...hero } });
    await shop.db.book.update({
      where: { id: bookId },
      data: {
        dedication: 'באהבה מסבתא',
        relativeName: 'סבתוש',
        relativeGender: 'girl',
        secondName: 'יואב',
        secondGender: 'boy',
        secondAge: 3,
        thirdName: 'תמר',
        thirdGender: 'girl',
        thirdAge: 7,
        birthday: 6,
        shareToken: newToken(),
        shareName: 'first',
      },
    });
    const family = `photos/${newId()}.jpg`;
    await put(family);
    const size = { widthPx: 1, heightPx: 1, sha256: 'a'.repeat(64) };
    const consent = { consentTextVersion: '1', consentLanguage: 'he', consentAt: NOW } as const;
    await shop.db.dedicationPhoto.create({ data: { bookId, storageKey: family, ...size, ...consent } });
  }

  /** A batch of the account as HR, and orders of its owner as an employee elsewhere: one unpaid, one paid. */
  async function leaveCompany(accountId: string, phone: string, email: string) {
    const companies = createCompanyFlow(shop);
    const own = unwrap(await companies.create(accountId, { contactEmail: email, contactPhone: phone }));
    await companies.ordered(own.token, {}, 'ילד');
    for (const state of ['open', 'paid'] as const) {
      const other = await companies.open({
        contactName: 'מנהלת',
        office: { street: 'א', city: 'ב', postal: null, state: null },
      });
      await shop.db.companySubmission.create({
        data: {
          batchId: other.id,
          employeeName: 'דנה לוי',
          employeeEmail: email,
          employeePhone: phone,
          bookType: 'digital',
          language: 'he',
          approvedAt: NOW,
        },
      });
      if (state === 'paid')
        await shop.db.$executeRaw`UPDATE company_batches SET state = 'paid' WHERE id = ${other.id}::uuid`;
    }
  }

  /** What the account's owner wrote to us, asked for and earned. */
  async function leaveTraces(accountId: string, email: string, orderId: string, deviceId: string) {
    const asked = { language: 'he', country: 'IL', consentVersion: '1', consentAt: NOW } as const;
    await shop.db.partnerReminder.create({ data: { partner: 'roladin', email, ...asked } });
    await shop.db.bookAlert.create({ data: { catalogueId: 14, email, ...asked } });
    // Under an address that nobody confirmed: once signed in, once on the same device before.
    const typed = { ...asked, email: `typed-${email}` };
    await shop.db.partnerReminder.create({ data: { partner: 'roladin', accountId, ...typed } });
    await shop.db.bookAlert.create({ data: { catalogueId: 14, deviceId, ...typed } });
    const normalizePhone = (typed: string) => typed.replace(/^0/, '+972');
    const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW, deviceId: newId(), normalizePhone };
    unwrap(
      await createSupportRequest(
        { topic: 'other', email, description: 'שורה אישית, כתבה דנה לוי' },
        { ...deps, account: null, ownsOrder: async () => false },
      ),
    );
    const { phone: own } = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    // Signed in, with the phone as people type it and an address that nobody confirmed.
    unwrap(
      await createSupportRequest(
        { topic: 'other', email: `typed-${email}`, phone: own.replace('+972', '0'), description: 'שורה אישית' },
        {
          ...deps,
          account: { accountId, phone: own, email: null, language: 'he' },
          ownsOrder: async () => false,
        },
      ),
    );
    const classBook = { deviceId: newId(), language: 'he' } as const;
    await shop.db.kindergartenOrder.create({
      data: {
        deviceId: newId(),
        accountId,
        orderId,
        country: 'IL',
        language: 'he',
        kindergartenName: 'גן שורה אישית',
        contactName: 'דנה לוי',
        email,
        children: { create: { position: 0, fullName: 'שורה אישית לוי', book: { create: classBook } } },
      },
    });
    await shop.db.creditEntry.create({ data: { accountId, reason: 'write_review', amount: 15 } });
    await shop.db.coupon.create({
      data: { kind: 'free_digital', accountId, percentOff: 100, issuedForId: orderId, expiresAt: addSeconds(DAY) },
    });
    const words = { text: 'שורה אישית', signature: 'דנה לוי' };
    await shop.db.review.create({ data: { accountId, rating: 5, language: 'he', rewarded: true, ...words } });
    await shop.db.orderAttribution.create({ data: { orderId, clickId: 'RR123456785IL', userAgent: 'RR123456785IL' } });
    await shop.db.gift.create({
      data: {
        orderId,
        recipientName: 'דנה לוי',
        recipientEmail: email,
        senderName: 'דנה לוי',
        message: 'באהבה מסבתא',
      },
    });
    const { phone } = await shop.db.account.findUniqueOrThrow({ where: { id: accountId } });
    await leaveCompany(accountId, phone, email);
    const friend = await shop.db.account.create({ data: { phone: newPhone(), country: 'IL', language: 'he' } });
    await shop.db.referral.create({ data: { friendId: friend.id, inviterId: accountId } });
    await shop.db.messageSent.create({
      data: { key: newId(), channel: 'email', kind: 'draftSaved', language: 'he', accountId },
    });
    await shop.db.idempotentReply.create({
      data: {
        scope: accountId,
        key: newId(),
        requestHash: 'h',
        status: 200,
        body: { id: orderId, fullName: 'דנה לוי' },
      },
    });
    const member = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'service' } });
    await shop.db.orderNote.create({ data: { orderId, memberId: member.id, text: 'דנה לוי', createdAt: NOW } });
    const { id: batchId } = await shop.db.companyBatch.findFirstOrThrow({ where: { accountId } });
    await shop.db.groupNote.create({ data: { batchId, memberId: member.id, text: 'דנה לוי', createdAt: NOW } });
    const request = await shop.db.supportRequest.findFirstOrThrow({ where: { email } });
    await shop.db.supportMessage.create({ data: { requestId: request.id, email, text: 'דנה לוי', createdAt: NOW } });
    const payment = await shop.db.payment.findFirstOrThrow({ where: { orderId } });
    await shop.db.providerEvent.create({
      data: { provider: 'stripe', eventId: newId(), kind: 'paid', paymentId: payment.id, payload: { email } },
    });
    await shop.db.refund.create({
      data: {
        paymentId: payment.id,
        key: newId(),
        amountMinor: 100,
        reason: 'staff',
        note: 'דנה לוי',
        requestedAt: NOW,
      },
    });
  }

  /** A verified parent: a delivered printed book, a digital one, a draft, and traces everywhere. */
  return async function fillAccount() {
    const printed = await submitted();
    const { accountId } = printed;
    const email = `dana-${newId()}@example.com`;
    const { phone } = await shop.db.account.update({
      where: { id: accountId },
      data: { email, emailVerifiedAt: NOW, marketingConsentAt: NOW },
    });
    await shop.db.order.update({ where: { id: printed.id }, data: { email } });
    await storeFiles(printed.bookId, printed.id);
    await report(printed.shipmentId, 'delivered');
    const mistake = { reason: 'own_text', description: 'שורה אישית, כתבה דנה לוי' } as const;
    const later = addSeconds(2 * DAY);
    unwrap(await requestReprint(printed.id, mistake, { db: shop.db, enqueue: shop.enqueue, accountId, now: later }));
    const digital = await paid(phone);
    await shop.db.order.update({ where: { id: digital.id }, data: { state: 'ready' } });
    await storeFiles(digital.bookId, digital.id);
    await shop.db.account.update({ where: { id: accountId }, data: { email, emailVerifiedAt: NOW } });
    const draft = await drafts.withPhoto({ deviceId: newId(), accountId: null });
    await shop.db.book.update({ where: { id: draft.id }, data: { accountId } });
    const letter = {
      reason: 'draft',
      email,
      language: 'he',
      country: 'IL',
      consentVersion: '1',
      consentAt: NOW,
    } as const;
    await shop.db.draftLetter.create({ data: { bookId: draft.id, ...letter } });
    await shop.db.resumeLink.create({ data: { bookId: draft.id, tokenHash: newToken(), expiresAt: addSeconds(DAY) } });
    const [sessionToken, deviceId] = [newToken(), newId()];
    await leaveTraces(accountId, email, digital.id, deviceId);
    await startSession(shop.db, { accountId, token: sessionToken, deviceId }, NOW);
    const bookIds = [printed.bookId, digital.bookId, draft.id];
    const stored = { where: { bookId: { in: bookIds } }, select: { storageKey: true } };
    const rows = await Promise.all([
      shop.db.photo.findMany(stored),
      shop.db.illustration.findMany(stored),
      shop.db.download.findMany(stored),
      shop.db.printFile.findMany(stored),
      shop.db.proofPage.findMany({ where: { proof: stored.where }, select: stored.select }),
    ]);
    const keys = rows.flat().map(({ storageKey }) => storageKey);
    return { accountId, phone, email, sessionToken, printed, digital, draft, bookIds, keys };
  };
}

/** Every row of every table, the queue's included, that holds one of these words. */
export async function findLeftovers(db: Db, words: readonly string[]): Promise<readonly string[]> {
  const tables = await db.$queryRaw<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { schema, name } of tables) {
    for (const word of words) {
      const [row] = await db.$queryRawUnsafe<{ count: bigint }[]>(
        `SELECT count(*) AS count FROM "${schema}"."${name}" AS r WHERE r::text ILIKE $1`,
        `%${word}%`,
      );
      if (Number(row?.count) > 0) found.push(`${schema}.${name}: ${word}`);
    }
  }
  return found;
}
