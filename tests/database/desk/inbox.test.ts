import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '@/lib/platform/ids';
import { createMailgunInboundEmail } from '@/lib/providers/inbound-email/mailgun';
import { createSandboxInboundEmail } from '@/lib/providers/inbound-email/sandbox';
import {
  assign,
  changeRequestState,
  getInboxRequest,
  listInboxPage,
  reply,
  type StaffActor,
  writeTemplate,
} from '@/lib/staff/server';
import { handleReplyMail } from '@/lib/support/inbox/reply-mail.handler';
import { createReplyAddress, receiveReply } from '@/lib/support/server';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newPhone } from '../support/identities';
import { signSandboxMail } from '../support/sign-sandbox-mail';
import { addSeconds, MINUTE, NOW } from '../support/time';
import { watchScans } from '../support/watch-scans';
import { withShop } from '../support/with-shop';

const shop = withShop();
const SECRET = 's'.repeat(32);
const ADDRESS = 'reply@inbound.example.com';

async function createActor(): Promise<StaffActor> {
  const { id } = await shop.db.staffMember.create({ data: { phone: newPhone(), role: 'service' } });
  return { memberId: id, role: 'service' };
}
const act = (actor: StaffActor, now = NOW) => ({ db: shop.db, enqueue: shop.enqueue, actor, now, newId });
const createRequest = async (description = 'איפה הספר שלי?') => {
  const data = { email: `dana-${newId()}@example.com`, description, language: 'he', createdAt: NOW } as const;
  return shop.db.supportRequest.create({ data });
};
const receive = (mail: { to: string; text: string; mailId?: string }) =>
  receiveReply(
    { mailId: newId(), from: 'dana@example.com', ...mail },
    { db: shop.db, secrets: [SECRET], now: addSeconds(MINUTE), newId },
  );

describe('the desk: a request and its answer', () => {
  it('goes by mail, in the language of the customer, once, and waits for a reply to its own address', async () => {
    const actor = await createActor();
    const { id, email } = await createRequest();
    unwrap(await reply(id, { text: 'שלום דנה,\nהספר בדרך.', closes: false }, act(actor)));
    const request = await getInboxRequest(id, { db: shop.db, actor });
    expect(request).toMatchObject({ state: 'answered', assignee: { mine: true }, messages: [{ fromStaff: true }] });
    const messageId = request?.messages[0]?.id ?? '';
    expect(await shop.queue.jobs('support-reply', `supportReply:${messageId}`)).toHaveLength(1);
    const { sent, email: port } = createFakeEmail();
    const getReplyTo = (requestId: string) => createReplyAddress(ADDRESS, SECRET, requestId);
    const deps = { db: shop.db, email: port, now: () => NOW, getReplyTo };
    await handleReplyMail({ messageId }, deps);
    await handleReplyMail({ messageId }, deps);
    expect(sent).toMatchObject([{ to: email, replyTo: getReplyTo(id) }]);
    expect(sent[0]?.html).toContain('lang="he"');
    expect(sent[0]?.text).toContain('הספר בדרך.');
    expect(sent[0]?.replyTo?.split('@')[0]?.length).toBeLessThanOrEqual(64);

    expect(await receive({ to: getReplyTo(id).toUpperCase(), text: 'תודה רבה' })).toBe('stored');
    expect(await getInboxRequest(id, { db: shop.db, actor })).toMatchObject({
      state: 'received',
      messages: [{ fromStaff: true }, { fromStaff: false, text: 'תודה רבה', by: 'dana@example.com' }],
    });
    const changes = await shop.db.supportRequestChange.findMany({ where: { requestId: id }, orderBy: { id: 'asc' } });
    expect(changes.map(({ from, to, by }) => `${from}>${to} by ${by}`)).toEqual([
      'received>answered by staff',
      'answered>received by customer',
    ]);
  });

  it('a mail that comes twice is one message, and one to a forged address none', async () => {
    const { id } = await createRequest();
    const to = createReplyAddress(ADDRESS, SECRET, id);
    const mailId = newId();
    expect(await Promise.all([1, 2].map(() => receive({ to, text: 'Again', mailId })))).toEqual(
      expect.arrayContaining(['stored', 'repeated']),
    );
    expect(await receive({ to: createReplyAddress(ADDRESS, 'x'.repeat(32), id), text: 'Forged' })).toBe('unknown');
    expect(await receive({ to: createReplyAddress(ADDRESS, SECRET, newId()), text: 'Gone' })).toBe('unknown');
    expect(await receive({ to: ADDRESS, text: 'Nobody' })).toBe('unknown');
    expect(await receive({ to, text: ' \u200b' })).toBe('empty');
    expect(await shop.db.supportMessage.count({ where: { requestId: id } })).toBe(1);
  });

  it('is taken over, given back and closed, and the trail names no words', async () => {
    const actor = await createActor();
    const { id } = await createRequest('A secret');
    unwrap(await assign(id, 'me', act(actor)));
    unwrap(await assign(id, 'nobody', act(actor)));
    unwrap(await changeRequestState(id, 'closed', act(actor)));
    unwrap(await changeRequestState(id, 'closed', act(actor)));
    unwrap(await reply(id, { text: 'A secret answer', closes: true }, act(actor)));
    expect(await getInboxRequest(id, { db: shop.db, actor })).toMatchObject({ state: 'closed' });
    expect(await reply(newId(), { text: 'Hello', closes: false }, act(actor))).toMatchObject({ code: 'not_found' });
    const actions = await shop.db.staffAction.findMany({ where: { subjectId: id } });
    expect(actions).toHaveLength(10);
    expect(JSON.stringify(actions, (_, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain('secret');
  });

  it('templates are those of its language', async () => {
    const actor = await createActor();
    const { id } = await createRequest();
    unwrap(await writeTemplate({ name: 'thanks', language: 'he', text: 'תודה' }, act(actor)));
    unwrap(await writeTemplate({ name: 'thanks', language: 'he', text: 'תודה רבה' }, act(actor)));
    unwrap(await writeTemplate({ name: 'thanks', language: 'ru', text: 'Спасибо' }, act(actor)));
    const read = async () => (await getInboxRequest(id, { db: shop.db, actor }))?.templates;
    expect(await read()).toEqual([{ name: 'thanks', language: 'he', text: 'תודה רבה' }]);
    unwrap(await writeTemplate({ name: 'thanks', language: 'he', text: '' }, act(actor)));
    expect(await read()).toEqual([]);
  });
});

describe('the webhooks of inbound mail', () => {
  const mail = { mailId: 'm1', from: 'dana@example.com', to: ADDRESS, text: 'Hello' };

  it('the sandbox takes what the shop has signed', async () => {
    const port = createSandboxInboundEmail({ secret: SECRET });
    const { body, headers } = signSandboxMail(SECRET, mail);
    const read = (text: string, given: Record<string, string>) =>
      port.readMail(Buffer.from(text), new Headers(given), NOW);
    expect(await read(body, headers)).toEqual({ ok: true, value: mail });
    expect(await read(body.replace('Hello', 'Forged'), headers)).toMatchObject({ code: 'webhook_signature_invalid' });
    expect(await read(body, {})).toMatchObject({ code: 'webhook_signature_invalid' });
  });

  it('Mailgun’s form is read if its signature is right and young', async () => {
    const port = createMailgunInboundEmail({ signingKey: 'key' });
    const timestamp = String(Math.floor(NOW.getTime() / 1000));
    const signature = createHmac('sha256', 'key').update(`${timestamp}token`).digest('hex');
    const fields = { timestamp, token: 'token', signature, sender: mail.from, recipient: ADDRESS };
    const texts = { 'Message-Id': 'm1', 'body-plain': 'Hello\n> quoted', 'stripped-text': 'Hello' };
    const read = (changed: Record<string, string> = {}, now = NOW) => {
      const body = new URLSearchParams({ ...fields, ...texts, ...changed }).toString();
      return port.readMail(
        Buffer.from(body),
        new Headers({ 'content-type': 'application/x-www-form-urlencoded' }),
        now,
      );
    };
    expect(await read()).toEqual({ ok: true, value: mail });
    const refused = { code: 'webhook_signature_invalid' };
    expect(await read({ signature: '0'.repeat(64) })).toMatchObject(refused);
    expect(await read({ token: 'other' })).toMatchObject(refused);
    expect(await read({}, addSeconds(16 * MINUTE))).toMatchObject(refused);
  });
});

describe('the desk: the inbox of many requests', () => {
  const REQUESTS = 20_000;
  const actor: StaffActor = { memberId: newId(), role: 'service' };
  beforeAll(async () => {
    await shop.db.$transaction(
      async (tx) => {
        await tx.$executeRaw`
        INSERT INTO support_requests (id, email, phone, description, language, state, created_at)
        SELECT gen_random_uuid(), 'parent' || n || '@example.com', '+9725' || (10000000 + n),
          'Where is ' || translate(lpad(n::text, 5, '0'), '0123456789', 'abcdefghij'), 'he',
          (CASE WHEN n % 200 = 0 THEN 'answered' ELSE 'closed' END)::"SupportState", now() - n * interval '1 minute'
        FROM generate_series(1, ${REQUESTS}::int) AS n`;
        await tx.$executeRaw`ANALYZE`;
      },
      { timeout: 60_000, maxWait: 10_000 },
    );
  }, 90_000);

  it.each([
    ['received', '', null],
    ['mine', '', 0],
    ['answered', '', 50],
    ['closed', '', 50],
    ['all', '', 50],
    ['all', 'parent12345@example.com', 1],
    ['all', '051-001-2345', 1],
    ['all', 'bcdef where', 1],
    ['all', 'NOSUCH00', 0],
  ] as const)('the list %s, search %j, reads an index', async (list, search, count) => {
    const { found, scanned } = await watchScans(shop.db, ['support_requests'], (db) =>
      listInboxPage({ list, search, after: null }, { db, actor }),
    );
    expect(scanned).toEqual([]);
    if (count !== null) expect(found.rows).toHaveLength(count);
  });

  it.each(['received', 'answered'] as const)(
    'the pages of the list %s follow each other without gaps',
    async (list) => {
      if (list === 'received') {
        await shop.db
          .$executeRaw`UPDATE support_requests SET state = 'received' WHERE state = 'closed' AND right(email, 14) = '77@example.com'`;
      }
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page = await listInboxPage({ list, search: '', after }, { db: shop.db, actor });
        ids.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after);
      const sort = list === 'received' ? 'asc' : 'desc';
      const all = await shop.db.supportRequest.findMany({
        where: { state: list },
        orderBy: [{ createdAt: sort }, { id: sort }],
        select: { id: true },
      });
      expect(all.length).toBeGreaterThan(50);
      expect(ids).toEqual(all.map(({ id }) => id));
    },
  );
});
