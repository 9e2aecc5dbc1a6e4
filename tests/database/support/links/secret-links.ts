import { POST as resumeDraft } from '@/app/api/books/resume/route';
import { GET as openCompany } from '@/app/api/company/link/[token]/route';
import { GET as openEmployeeOrder } from '@/app/api/company/order/[secret]/route';
import { GET as openClass } from '@/app/api/kindergarten/link/[token]/route';
import { GET as openOrder } from '@/app/api/orders/[orderId]/route';
import { GET as openPicture } from '@/app/api/shared/[token]/[picture]/route';
import { POST as addNote } from '@/app/api/staff/orders/[orderId]/note/route';
import { startSession } from '@/lib/accounts/server';
import { setSharing } from '@/lib/books/server';
import { newId, newToken, sha256 } from '@/lib/platform/ids';
import { createDeviceCookie } from '../bad-requests/send-bad-requests';
import { createCheckoutFlow } from '../checkout-flow';
import { createClassFlow } from '../class-flow';
import { createCompanyFlow } from '../company-flow';
import { createDraftFlow, unwrap } from '../draft-flow';
import { newDevice, newPhone } from '../identities';
import { addSeconds, DAY, HOUR, NOW } from '../time';
import type { CreateLink } from './link';
import type { LinkKind } from './link-kinds';
import { send } from './send';

export const SECRET_LINKS = {
  async session(shop) {
    const { id: orderId, accountId } = await createCheckoutFlow(shop).order();
    const token = newToken();
    await startSession(shop.db, { accountId, token, deviceId: newId() }, NOW);
    const open = (given: string) => send(openOrder, { params: { orderId }, cookie: `__Host-session=${given}` });
    return { token, open, endsAt: addSeconds(400 * DAY) };
  },
  async staffSession(shop) {
    const { id: orderId } = await createCheckoutFlow(shop).order();
    const { id: memberId } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'owner' } });
    const [token, expiresAt] = [newToken(), addSeconds(8 * HOUR)];
    const data = { memberId, tokenHash: sha256(token), enteredAt: NOW, expiresAt };
    await shop.db.staffSession.create({ data });
    const note = { method: 'POST', params: { orderId }, json: { text: 'Called back' } };
    return { token, open: (given) => send(addNote, { ...note, cookie: `__Host-staff=${given}` }), endsAt: expiresAt };
  },
  async resume(shop) {
    const { id: bookId } = await createDraftFlow(shop).approved(newDevice());
    const [token, expiresAt] = [newToken(), addSeconds(7 * DAY)];
    await shop.db.resumeLink.create({ data: { tokenHash: sha256(token), bookId, expiresAt } });
    const open = (given: string, cookie = createDeviceCookie(newId())) =>
      send(resumeDraft, { method: 'POST', json: { token: given }, cookie });
    return { token, open, endsAt: expiresAt, once: true };
  },
  async share(shop) {
    const owner = newDevice();
    const { id: bookId } = await createDraftFlow(shop).approved(owner);
    const deps = { db: shop.db, owner, enqueue: shop.enqueue, newToken };
    const { shareToken } = unwrap(await setSharing(bookId, { on: true, name: 'first' }, deps));
    const { revision } = await shop.db.book.findUniqueOrThrow({ where: { id: bookId } });
    const storageKey = `pictures/${bookId}/s01.jpg`;
    await shop.storage.put(storageKey, new Uint8Array([1]), 'image/jpeg');
    const drawn = { pageKey: 's01', model: 'regular', sizePx: 1000, provider: 'local' } as const;
    const { id: picture } = await shop.db.illustration.create({ data: { bookId, revision, storageKey, ...drawn } });
    return { token: shareToken ?? '', open: (token) => send(openPicture, { params: { token, picture } }) };
  },
  async classLink(shop) {
    const { id } = await createClassFlow(shop).collected({ children: 1 });
    const token = newToken();
    const data = { classToken: token, linkClosesAt: addSeconds(7 * DAY) };
    await shop.db.kindergartenOrder.update({ where: { id }, data });
    return { token, open: (given) => send(openClass, { params: { token: given } }) };
  },
  async companyLink(shop) {
    const { token } = await createCompanyFlow(shop).open();
    return { token, open: (given) => send(openCompany, { params: { token: given } }) };
  },
  async employeeOrder(shop) {
    const flow = createCompanyFlow(shop);
    const { token } = await flow.ordered((await flow.open()).token);
    return { token, open: (secret) => send(openEmployeeOrder, { params: { secret } }) };
  },
} as const satisfies Partial<Record<LinkKind, CreateLink>>;
