import { POST as receiveMail } from '@/app/api/webhooks/email/route';
import { newId } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createExport, openExport, type StaffActor } from '@/lib/staff/server';
import { createReplyAddress, readReplyAddress } from '@/lib/support/reply-address';
import { unwrap } from '../draft-flow';
import { newPhone } from '../identities';
import { createShipmentFlow, FULFILMENT_SECRET } from '../shipment-flow';
import { signSandboxMail } from '../sign-sandbox-mail';
import { addSeconds, MINUTE, NOW } from '../time';
import type { CreateLink } from './link';
import type { LinkKind } from './link-kinds';
import { send } from './send';
import { SECRET } from './signed-links';

const LABELS = { kind: 'labels', language: 'he' } as const;
const typeset = async () => ok(new Uint8Array([1]));

/** What the desk gives and takes. */
export const STAFF_LINKS = {
  async staffExport(shop) {
    const { shipmentId } = await createShipmentFlow(shop).submitted();
    const { id: memberId } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'owner' } });
    const actor: StaffActor = { memberId, role: 'owner' };
    const deps = { db: shop.db, storage: shop.storage, enqueue: shop.enqueue, actor, newId };
    const made = await createExport({ ...LABELS, shipmentIds: [shipmentId] }, FULFILMENT_SECRET, { ...deps, now: NOW });
    const papers = { typesetPackingList: typeset, typesetNameLabels: typeset };
    const open = async (token: string) => {
      const secrets = [FULFILMENT_SECRET];
      const opened = await openExport(token, { ...deps, ...papers, now: new Date(), secrets });
      return new Response(null, { status: opened.ok ? 204 : 404 });
    };
    return { token: unwrap(made).path.split('/').at(-1) ?? '', open, endsAt: addSeconds(16 * MINUTE) };
  },
  async replyAddress() {
    const [token = ''] = (createReplyAddress('reply@x.example', SECRET, newId()).split('+')[1] ?? '').split('@');
    // A mail server may write an address in capitals: this is the same address.
    const isSame = (given: string) => given !== token && given.toLowerCase() === token;
    const open = async (given: string) => {
      const id = isSame(given) ? null : readReplyAddress([SECRET], `reply+${given}@x.example`);
      return new Response(null, { status: id ? 204 : 404 });
    };
    return { token, open };
  },
  async inboundEmail() {
    const mail = { mailId: newId(), from: 'dana@example.com', to: 'reply@x.example', text: 'Hello' };
    const { body, headers } = signSandboxMail(SECRET, mail);
    const [[name, token] = ['', '']] = Object.entries(headers);
    return { token, open: (given) => send(receiveMail, { method: 'POST', body, headers: { [name]: given } }) };
  },
} as const satisfies Partial<Record<LinkKind, CreateLink>>;
