import type { Db } from '@/lib/platform/db';
import { newId, newToken } from '@/lib/platform/ids';
import { addSeconds, DAY, MINUTE, NOW } from '../support/time';

/** Inserts one valid row into every table with constraints; the tests modify copies of them. */
export async function fillEveryTable(db: Db): Promise<void> {
  const account = await db.account.create({
    data: { phone: '+972501234567', country: 'IL', language: 'he', referralCode: 'x' },
  });
  const accountId = account.id;
  const said = { kind: 'terms', accepted: true, textVersion: '1', language: 'he', at: NOW } as const;
  await db.consent.create({ data: { accountId, ...said } });
  const deletion = { language: 'he', summary: {}, requestedAt: NOW, completedAt: NOW } as const;
  await db.accountDeletion.create({ data: { accountId, ...deletion } });
  await db.session.create({ data: { accountId, tokenHash: newToken(), expiresAt: addSeconds(30 * DAY) } });
  await db.oneTimeCode.create({
    data: {
      phone: account.phone,
      codeHash: newToken(),
      deviceId: newId(),
      language: 'he',
      termsVersion: '1',
      createdAt: NOW,
      expiresAt: addSeconds(10 * MINUTE),
    },
  });
  const bookId = await fillBook(db, accountId);
  const orderId = await fillOrder(db, accountId, bookId);
  await fillGroups(db, accountId, bookId);
  await fillRewards(db, accountId, orderId);
  await fillPlatform(db);
}

async function fillBook(db: Db, accountId: string): Promise<string> {
  const { id: bookId } = await db.book.create({
    data: {
      deviceId: newId(),
      accountId,
      catalogueId: 1,
      childName: 'נועה',
      dedication: 'באהבה',
      language: 'he',
      shareToken: newToken(),
    },
  });
  await db.illustration.create({
    data: {
      bookId,
      pageKey: 'cover',
      model: 'regular',
      revision: 1,
      sizePx: 1000,
      storageKey: 'pictures/1.jpg',
      provider: 'local',
    },
  });
  // Its own trial: the row needs no second book.
  await db.book.update({ where: { id: bookId }, data: { trialOfId: bookId } });
  const hero = {
    character: {},
    firstCharacter: {},
    imageModel: 'regular',
    portraitVariation: 0,
    variations: {},
  } as const;
  await db.heroVersion.create({ data: { bookId, revision: 1, ...hero } });
  await db.page.create({ data: { bookId, key: 'cover', text: 'A title' } });
  await db.dedicationPhoto.create({
    data: {
      bookId,
      storageKey: 'photos/2.jpg',
      widthPx: 800,
      heightPx: 600,
      sha256: 'x',
      consentTextVersion: '1',
      consentLanguage: 'he',
      consentAt: NOW,
    },
  });
  await db.photo.create({
    data: {
      bookId,
      storageKey: 'photos/1.jpg',
      widthPx: 400,
      heightPx: 400,
      consentTextVersion: '1',
      consentLanguage: 'he',
      consentAt: NOW,
      consentNamesHosted: false,
      deleteAfter: addSeconds(30 * DAY),
    },
  });
  await db.bookTask.create({ data: { bookId, kind: 'preview', revision: 1, total: 4 } });
  const move = { from: 'queued', to: 'running' } as const;
  await db.bookTaskChange.create({ data: { bookId, kind: 'preview', revision: 1, ...move } });
  const { id: redrawId } = await db.redraw.create({
    data: { bookId, revision: 1, pageKey: 'portrait', model: 'regular', variation: 1 },
  });
  await db.redrawChange.create({ data: { redrawId, ...move } });
  const said = { language: 'en', quote: 'Q', who: 'Dana', place: 'Haifa', source: 'E-mail', saidOn: NOW } as const;
  await db.testimonial.create({ data: { ...said, consentOn: NOW, consent: 'E-mail', shown: true, createdAt: NOW } });
  const asked = { email: 'a@example.com', language: 'he', country: 'IL', consentVersion: '1', consentAt: NOW } as const;
  await db.draftLetter.create({ data: { bookId, reason: 'preview', ...asked } });
  await db.bookDevice.create({ data: { bookId, deviceId: newId() } });
  await db.resumeLink.create({ data: { bookId, tokenHash: newToken(), createdAt: NOW, expiresAt: addSeconds(DAY) } });
  return bookId;
}

async function fillOrder(db: Db, accountId: string, bookId: string): Promise<string> {
  const { id: orderId } = await db.order.create({
    data: {
      accountId,
      bookId,
      country: 'IL',
      currency: 'ILS',
      language: 'he',
      email: 'parent@example.com',
      state: 'awaiting_payment',
      totalMinor: 3900,
    },
  });
  await db.orderAttribution.create({ data: { orderId, clickId: 'fb.1.1.click', userAgent: 'Browser' } });
  await db.orderLine.create({ data: { orderId, priceId: 'digital', quantity: 1, unitMinor: 3900 } });
  await db.orderChange.create({ data: { orderId, from: 'unpaid', to: 'awaiting_payment', by: 'customer' } });
  await db.dispatchChange.create({ data: { orderId, from: NOW, to: addSeconds(2 * DAY), reason: 'late' } });
  const asking = { reason: 'own_text', description: 'The name is wrong', outcome: 'staff' } as const;
  await db.reprintRequest.create({ data: { orderId, ...asking } });
  const paying = { orderId, provider: 'sandbox', amountMinor: 3900, currency: 'ILS' } as const;
  const { id: paymentId } = await db.payment.create({ data: { ...paying, providerReference: 'ref-1', state: 'open' } });
  await db.paymentChange.create({ data: { paymentId, from: 'created', to: 'open', by: 'customer' } });
  const refund = { paymentId, key: 'refund-1', amountMinor: 100, reason: 'staff', requestedAt: NOW } as const;
  await db.refund.create({ data: refund });
  const taxed = { country: 'IL', currency: 'ILS', grossMinor: 3900, vatMinor: 595, vatBasisPoints: 1800 } as const;
  const invoice = { kind: 'invoice', number: 1, key: 'order:1', orderId, issuedAt: NOW } as const;
  await db.fiscalDocument.create({ data: { ...invoice, ...taxed } });
  await db.providerEvent.create({ data: { provider: 'sandbox', eventId: 'event-1', kind: 'paid', payload: {} } });
  const address = { fullName: 'A', city: 'B', street: 'C', house: '1' };
  await db.shippingAddress.create({ data: { orderId, country: 'IL', ...address } });
  const files = { interiorKey: 'books/1/i.pdf', coverKey: 'books/1/c.pdf', profileId: 'p' };
  const sums = { interiorSha256: 'a'.repeat(64), coverSha256: 'b'.repeat(64) };
  const { id: shipmentId } = await db.shipment.create({
    data: { orderId, provider: 'sandbox', providerId: 'parcel-1', state: 'accepted', ...files, ...sums },
  });
  await db.shipmentChange.create({ data: { shipmentId, from: 'submitted', to: 'accepted', by: 'provider' } });
  await db.printFile.create({
    data: {
      bookId,
      revision: 1,
      profileId: 'p',
      kind: 'interior',
      storageKey: 'books/1/i.pdf',
      sha256: 'a'.repeat(64),
      bytes: 1,
      pages: 28,
    },
  });
  const proof = { bookId, revision: 1, edits: 0, profileId: 'p', coverWrapMm: 3, spineMm: 6, madeAt: NOW };
  const picture = { kind: 'cover', number: 1, storageKey: 'books/1/proof/1.webp', widthPx: 2, heightPx: 1 } as const;
  await db.proof.create({ data: { ...proof, pages: { create: picture } } });
  await db.download.create({
    data: { orderId, bookId, storageKey: 'books/1.pdf', bytes: 1, expiresAt: addSeconds(7 * DAY) },
  });
  const market = { country: 'IL', currency: 'ILS', language: 'he', email: 'parent@example.com' } as const;
  await db.order.create({ data: { accountId, bookId, ...market, tier: 'printed', upgradeOfId: orderId } });
  return orderId;
}

async function fillGroups(db: Db, accountId: string, bookId: string): Promise<void> {
  const contact = { accountId, catalogueId: 1, language: 'he', bookType: 'digital' } as const;
  const order = { accountId, country: 'IL', currency: 'ILS', language: 'he', email: 'a@example.com' } as const;
  const classOrder = await db.order.create({ data: { ...order, kind: 'kindergarten' } });
  const kindergarten = await db.kindergartenOrder.create({
    data: {
      ...contact,
      deviceId: newId(),
      country: 'IL',
      orderId: classOrder.id,
      kindergartenName: 'Gan',
      contactName: 'A',
      email: 'a@example.com',
      classToken: newToken(),
    },
  });
  await db.kindergartenChild.create({
    data: { kindergartenId: kindergarten.id, bookId, position: 0, fileSha256: 'x' },
  });
  // Another child's book.
  await db.book.create({ data: { deviceId: newId(), accountId, catalogueId: 2, language: 'he' } });
  const companyOrder = await db.order.create({ data: { ...order, kind: 'company' } });
  const batch = await db.companyBatch.create({
    data: {
      ...contact,
      orderId: companyOrder.id,
      linkToken: newToken(),
      contactName: 'A',
      companyName: 'B',
      contactEmail: 'a@example.com',
      contactPhone: '+97231234567',
      estimatedBooks: 10,
      imageModel: 'regular',
      officeStreet: 'C 1',
      officeCity: 'D',
      country: 'IL',
      closesAt: addSeconds(DAY),
    },
  });
  const employee = { employeeName: 'E', employeePhone: '+972502222222', bookType: 'digital', language: 'he' } as const;
  const submission = await db.companySubmission.create({
    data: { batchId: batch.id, bookId, ...employee, approvedAt: addSeconds(0), tokenHash: 'x' },
  });
  const withdrawn = { from: 'submitted', to: 'withdrawn', by: 'hr' } as const;
  await db.companySubmissionChange.create({ data: { submissionId: submission.id, ...withdrawn } });
  await db.companyBatchChange.create({ data: { batchId: batch.id, from: 'open', to: 'closed', by: 'hr' } });
  await db.companyAction.create({ data: { batchId: batch.id, accountId, kind: 'created' } });
}

async function fillRewards(db: Db, accountId: string, orderId: string): Promise<void> {
  await db.creditEntry.create({ data: { accountId, reason: 'write_review', amount: 10 } });
  const next = await db.order.create({
    data: { accountId, country: 'IL', currency: 'ILS', language: 'he', email: 'a@example.com' },
  });
  await db.coupon.create({
    data: {
      code: 'NOA10',
      accountId,
      percentOff: 10,
      issuedForId: orderId,
      usedById: next.id,
      balancedById: next.id,
      expiresAt: addSeconds(DAY),
    },
  });
  await db.creditEntry.create({ data: { accountId, orderId: next.id, reason: 'spent', amount: -5 } });
  const friend = await db.account.create({ data: { phone: '+972502222222', country: 'IL', language: 'he' } });
  await db.account.create({ data: { phone: '+972503333333', country: 'IL', language: 'he' } });
  await db.referral.create({ data: { friendId: friend.id, inviterId: accountId, orderId: next.id } });
  await db.review.create({ data: { accountId, rating: 5, text: 'T', language: 'he', rewarded: true } });
  await db.gift.create({ data: { orderId, recipientName: 'R' } });
}

async function fillPlatform(db: Db): Promise<void> {
  await db.pendingObject.create({ data: { key: 'photos/1.jpg' } });
  const entry = { id: newId(), queue: 'draw-preview', key: 'book:1', groupId: newId(), priority: 0 };
  await db.queueEntry.create({ data: entry });
  const gone = { table: 'gifts', rowKey: { order_id: newId() }, rowStays: false, at: NOW } as const;
  await db.deletion.create({ data: gone });
  await db.rateLimit.create({ data: { key: 'write:1', windowStart: NOW, count: 1 } });
  await db.attempt.create({ data: { key: 'code:1', at: NOW } });
  await db.verifiedDevice.create({ data: { key: 'k', verifiedAt: NOW } });
  await db.codeFailures.create({ data: { key: 'k', count: 1, at: NOW } });
  await db.idempotentReply.create({ data: { scope: 's', key: 'k', requestHash: 'h' } });
  const { id: memberId } = await db.staffMember.create({ data: { phone: '+972501234500', role: 'owner' } });
  await db.staffSession.create({ data: { memberId, tokenHash: newToken(), expiresAt: addSeconds(DAY) } });
  const { id: orderId } = await db.order.findFirstOrThrow({ select: { id: true } });
  await db.orderNote.create({ data: { id: newId(), orderId, memberId, text: 'noted', createdAt: NOW } });
  const { id: batchId } = await db.companyBatch.findFirstOrThrow({ select: { id: true } });
  await db.groupNote.create({ data: { id: newId(), batchId, memberId, text: 'noted', createdAt: NOW } });
  const noted = { action: 'note', subject: 'order', subjectId: '1', outcome: 'done', at: NOW } as const;
  await db.staffAction.create({ data: { memberId, role: 'owner', requestId: newId(), ...noted } });
  const lasting = { createdAt: NOW, expiresAt: addSeconds(15 * MINUTE) } as const;
  await db.staffExport.create({
    data: { memberId, kind: 'files', language: 'he', shipmentIds: [newId()], ...lasting },
  });
  const numbers = { stories: [], pages: [], traits: [] };
  await db.qualityReport.create({ data: { days: 30, numbers, countedAt: NOW } });
  await db.auditEvent.create({ data: { actor: 'staff', action: 'refund', subject: 'order', subjectId: '1' } });
  await db.outboxMessage.create({ data: { channel: 'sms', to: '+972501234567', text: '1' } });
  await db.messageSent.create({ data: { key: 'm', channel: 'email', kind: 'orderPaid', language: 'he' } });
  const { id: requestId } = await db.supportRequest.create({
    data: { email: 'a@example.com', description: 'Help', language: 'he', assigneeId: memberId },
  });
  await db.supportMessage.create({
    data: { requestId, email: 'a@example.com', text: 'T', mailId: 'm', createdAt: NOW },
  });
  await db.supportRequestChange.create({ data: { requestId, from: 'received', to: 'answered', by: 'staff', at: NOW } });
  await db.supportTemplate.create({ data: { name: 'thanks', language: 'he', text: 'T', updatedAt: NOW } });
  await db.blogPost.create({ data: { id: 'first', image: 'a.avif', publishedAt: NOW } });
  const words = { title: 'T', description: 'D', content: 'C', readingTime: 3 };
  await db.blogTranslation.create({ data: { postId: 'first', language: 'he', ...words } });
  await db.blogPicture.create({ data: { postId: 'first', createdAt: NOW } });
  const asked = { email: 'a@example.com', language: 'he', country: 'IL', consentVersion: '1', consentAt: NOW } as const;
  const switched = { baseId: 1, country: 'IL', language: 'he', memberId, changedAt: NOW } as const;
  await db.catalogueOverride.create({ data: { ...switched, state: 'off_sale', isBestseller: true } });
  await db.partnerOfferDays.create({
    data: { partner: 'roladin', firstDay: NOW, lastDay: NOW, memberId, changedAt: NOW },
  });
  await db.partnerReminder.create({ data: { partner: 'roladin', ...asked } });
  await db.bookAlert.create({ data: { catalogueId: 14, ...asked } });
  await db.sandboxEvent.create({ data: { service: 'pixel', name: 'PageView', data: {} } });
}
