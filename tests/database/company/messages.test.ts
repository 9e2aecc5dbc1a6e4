import { describe, expect, it } from 'vitest';
import { handleSendCompanyMessage } from '@/lib/company/messages/send-message.handler';
import { handleWatchCompanies } from '@/lib/company/production/watch-companies.handler';
import { changeBatch, getOwnSubmission, sendInvitation, withdrawSubmission } from '@/lib/company/server';
import { newToken } from '@/lib/platform/ids';
import { ok } from '@/lib/platform/result';
import { createCompanyFlow, SECRET } from '../support/company-flow';
import { unwrap } from '../support/draft-flow';
import { createFakeEmail } from '../support/fake-email';
import { newDevice } from '../support/identities';
import { addSeconds, DAY, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
const flow = createCompanyFlow(shop);
const SHOP_URL = 'https://gibori.test';

/** Sends everything that is recorded, as the worker does, and again: nothing may be sent twice. */
async function sendAll() {
  const { sent, email } = createFakeEmail();
  const texts: { to: string; text: string }[] = [];
  const sms = {
    send: async (message: { to: string; text: string }) => {
      texts.push(message);
      return ok({ providerId: String(texts.length) });
    },
  };
  const jobs = await shop.db.$queryRaw<{ data: Parameters<typeof handleSendCompanyMessage>[0] }[]>`
    SELECT data FROM pgboss.job WHERE name = 'company-message' ORDER BY created_on`;
  const deps = { db: shop.db, email, sms, now: () => NOW, shopUrl: SHOP_URL, secret: SECRET };
  for (const { data } of [...jobs, ...jobs]) await handleSendCompanyMessage(data, deps);
  return { mails: sent, texts };
}

describe('what a company and its employees are told', () => {
  it('the link at once, and once more when the day has come', async () => {
    const batch = await flow.open({ contactEmail: 'hr-one@example.com' });
    await handleWatchCompanies({ db: shop.db, enqueue: shop.enqueue, now: addSeconds(11 * DAY) });
    const { mails } = await sendAll();
    const own = mails.filter(({ to }) => to === 'hr-one@example.com');
    expect(own).toHaveLength(2);
    expect(own[0]?.text).toContain(`/company/${batch.token}`);
    expect(own[1]?.html).toContain(`/company/${batch.token}/dashboard`);
  });

  it('the link again when HR asks for it, once within a minute, and not for a closed batch', async () => {
    const batch = await flow.open({ contactEmail: 'hr-two@example.com' });
    const hr = { db: shop.db, enqueue: shop.enqueue, accountId: batch.accountId };
    const send = (seconds: number) => sendInvitation(batch.id, { ...hr, now: addSeconds(seconds) });
    expect(unwrap(await send(60))).toEqual({ sentTo: 'hr-two@example.com' });
    unwrap(await send(60));
    unwrap(await send(180));
    const { mails } = await sendAll();
    expect(mails.filter(({ to }) => to === 'hr-two@example.com')).toHaveLength(3);
    const sent = { batchId: batch.id, kind: 'invitation_sent' } as const;
    expect(await shop.db.companyAction.count({ where: sent })).toBe(2);
    unwrap(await changeBatch(batch.id, { action: 'close' }, { ...hr, now: NOW, newToken }));
    expect(await send(300)).toMatchObject({ code: 'company_closed' });
  });

  it('an employee gets the own link by SMS, and by mail where there is an address', async () => {
    const { token } = await flow.open();
    const ordered = await flow.ordered(token, { email: 'dana@example.com' });
    const { mails, texts } = await sendAll();
    const [text] = texts.filter(({ to }) => to === ordered.submission.phone);
    const [mail] = mails.filter(({ to }) => to === 'dana@example.com');
    expect(texts.filter(({ to }) => to === ordered.submission.phone)).toHaveLength(1);
    const secret = /\/company\/order\/([\w-]+)/.exec(text?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(secret);
    const own = await getOwnSubmission({ secret }, { db: shop.db, owner: newDevice(), now: NOW, secret: SECRET });
    expect(unwrap(own)).toMatchObject({ id: ordered.submission.id });
    expect(`${mail?.subject}${mail?.text}${text?.text}`).not.toContain('נועה');
  });

  it('nothing is sent about an order that was withdrawn meanwhile', async () => {
    const { token } = await flow.open();
    const ordered = await flow.ordered(token, { email: 'gone@example.com' });
    unwrap(
      await withdrawSubmission(
        { secret: ordered.token },
        { db: shop.db, owner: ordered.owner, now: NOW, secret: SECRET },
      ),
    );
    const { mails, texts } = await sendAll();
    expect(mails.filter(({ to }) => to === 'gone@example.com')).toEqual([]);
    expect(texts.filter(({ to }) => to === ordered.submission.phone)).toEqual([]);
  });
});
