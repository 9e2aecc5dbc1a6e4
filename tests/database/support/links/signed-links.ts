import { POST as confirmEmail } from '@/app/api/account/email/confirm/route';
import { POST as deletePhoto } from '@/app/api/books/delete-photo/route';
import { POST as stopReminders } from '@/app/api/books/stop-reminders/[token]/route';
import { GET as openDownload } from '@/app/api/downloads/[token]/route';
import { GET as openFile } from '@/app/api/files/[token]/route';
import { GET as openCard } from '@/app/api/gift-cards/[token]/route';
import { GET as openGift } from '@/app/api/gifts/[token]/route';
import { GET as openPrintJob } from '@/app/api/print-jobs/[token]/route';
import { POST as readReceipt } from '@/app/api/privacy/receipts/route';
import { startSession } from '@/lib/accounts/server';
import { createStopToken } from '@/lib/books/reminders/stop-token';
import { createDeletePhotoToken } from '@/lib/books/retention/delete-photo-token';
import { createConfirmToken } from '@/lib/orders/change-email';
import { getGiftPath } from '@/lib/orders/gift/open-gift';
import { newId, newToken } from '@/lib/platform/ids';
import { signToken } from '@/lib/platform/tokens';
import { signReceipt } from '@/lib/privacy/deletion-receipt';
import { createDeviceCookie } from '../bad-requests/send-bad-requests';
import { createCheckoutFlow } from '../checkout-flow';
import { createDraftFlow } from '../draft-flow';
import { newAccount, newDevice } from '../identities';
import { createPrintFlow } from '../print-flow';
import { addSeconds, DAY, MINUTE, NOW } from '../time';
import type { CreateLink, LinkShop } from './link';
import type { LinkKind } from './link-kinds';
import { type Handler, send } from './send';

export const SECRET = 's'.repeat(32);
const PDF = new TextEncoder().encode('%PDF-1.7');
const CARD = { recipientName: 'Ruth', senderName: 'Yoav', message: 'Mazal tov' };

const byPath = (handler: Handler, method?: string) => (token: string) =>
  send(handler, { ...(method && { method }), params: { token } });
const byBody = (handler: Handler) => (token: string, cookie?: string) =>
  send(handler, { method: 'POST', json: { token }, ...(cookie && { cookie }) });

export async function createSessionCookie({ db }: LinkShop, accountId: string): Promise<string> {
  const [token, deviceId] = [newToken(), newId()];
  await startSession(db, { accountId, token, deviceId }, new Date());
  return `${createDeviceCookie(deviceId)}; __Host-session=${token}`;
}

/** A paid order with its file. */
async function createBought(shop: LinkShop) {
  const { id: orderId, bookId } = await createCheckoutFlow(shop).paid();
  const storageKey = `books/${bookId}.pdf`;
  await shop.storage.put(storageKey, PDF, 'application/pdf');
  const file = { storageKey, bytes: PDF.length, renewedAt: NOW, expiresAt: addSeconds(7 * DAY) };
  const { id: downloadId } = await shop.db.download.create({ data: { orderId, bookId, ...file } });
  return { orderId, downloadId };
}

export const SIGNED_LINKS = {
  async file({ storage }) {
    await storage.put('books/file.pdf', PDF, 'application/pdf');
    const expiresAt = new Date(Date.now() + 15 * MINUTE * 1000);
    const url = await storage.signedUrl('books/file.pdf', { expiresAt });
    return { token: url.split('/').at(-1) ?? '', open: byPath(openFile), endsAt: expiresAt };
  },
  async download(shop) {
    const { downloadId } = await createBought(shop);
    const token = signToken(SECRET, 'download', downloadId);
    return { token, open: byPath(openDownload), endsAt: addSeconds(7 * DAY) };
  },
  async gift(shop) {
    const { orderId } = await createBought(shop);
    await shop.db.gift.create({ data: { orderId, active: true, sentAt: NOW, ...CARD } });
    const token = getGiftPath(SECRET, orderId).split('/').at(-1) ?? '';
    return { token, open: byPath(openGift), endsAt: addSeconds(91 * DAY) };
  },
  async giftCard(shop) {
    const { id: orderId } = await createPrintFlow(shop).awaiting();
    await shop.db.gift.create({ data: { orderId, active: true, ...CARD } });
    return { token: signToken(SECRET, 'gift-card', orderId), open: byPath(openCard) };
  },
  async confirmEmail(shop) {
    const { accountId, email } = await newAccount(shop.db);
    const own = await createSessionCookie(shop, accountId);
    const stranger = await createSessionCookie(shop, (await newAccount(shop.db)).accountId);
    const open = (token: string, cookie = own) => byBody(confirmEmail)(token, cookie);
    return { token: createConfirmToken(SECRET, accountId, email), open, stranger };
  },
  async stopReminders({ db }) {
    const { accountId } = await newAccount(db);
    const token = createStopToken(SECRET, { kind: 'account', id: accountId });
    return { token, open: byPath(stopReminders, 'POST') };
  },
  async deletePhoto(shop) {
    const { id } = await createDraftFlow(shop).withPhoto(newDevice());
    return { token: createDeletePhotoToken(SECRET, id), open: byBody(deletePhoto) };
  },
  async deletionReceipt() {
    const token = signReceipt(SECRET, { kind: 'photo', at: NOW, number: 'ABCDEFGHIJ' });
    return { token, open: byBody(readReceipt) };
  },
  async printJob(shop) {
    const { id: orderId } = await createPrintFlow(shop).confirmed();
    await shop.db.order.update({ where: { id: orderId }, data: { state: 'printing' } });
    const files = { interiorKey: 'books/1/i.pdf', coverKey: 'books/1/c.pdf', profileId: 'square-210' };
    const sums = { interiorSha256: 'a'.repeat(64), coverSha256: 'b'.repeat(64) };
    const made = { id: newId(), orderId, provider: 'manual', providerId: newId(), ...files, ...sums };
    const { id } = await shop.db.shipment.create({ data: made });
    const token = signToken(SECRET, 'print-job', id);
    return { token, open: byPath(openPrintJob), endsAt: addSeconds(61 * DAY) };
  },
} as const satisfies Partial<Record<LinkKind, CreateLink>>;
