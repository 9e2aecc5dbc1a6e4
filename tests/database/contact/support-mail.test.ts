import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { createSupportRequest } from '@/lib/support/server';
import { handleSupportMail } from '@/lib/support/support-mail.handler';
import { addSeconds, NOW } from '../support/time';
import { withShop } from '../support/with-shop';

const shop = withShop();
type Kind = 'supportRequest' | 'supportReceived';

function createFakeEmail(answer?: Awaited<ReturnType<EmailPort['send']>>) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (message) => {
      sent.push(message);
      return answer ?? ok({ providerId: `mail-${sent.length}` });
    },
  };
  return { sent, email };
}

async function createRequest(description = 'Первая строка\nВторая строка'): Promise<string> {
  const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW, deviceId: newId(), account: null };
  const email = `anna-${newId()}@example.com`;
  await createSupportRequest(
    { topic: 'photo', email, phone: '+972501234567', description, language: 'ru' },
    { ...deps, normalizePhone: (typed) => typed, ownsOrder: async () => false },
  );
  return (await shop.db.supportRequest.findFirstOrThrow({ where: { email } })).id;
}
const handleMail = (requestId: string, kind: Kind, email: EmailPort) => {
  const shopEmail = BRAND.supportEmail;
  const deps = {
    db: shop.db,
    email,
    now: () => addSeconds(1),
    shopEmail,
    getReplyTo: (id: string) => `reply+${id}@example.com`,
  };
  return handleSupportMail({ requestId, kind }, deps);
};
const findMessage = (key: string) => shop.db.messageSent.findUniqueOrThrow({ where: { key } });

describe('the mails of a support request, each sent once', () => {
  it('to the shop, in its language: the whole message, with the author as reply-to', async () => {
    const id = await createRequest();
    const { email: writer } = await shop.db.supportRequest.findUniqueOrThrow({ where: { id } });
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'supportRequest', email);
    expect(sent).toMatchObject([{ to: BRAND.supportEmail, replyTo: writer, key: `supportRequest:${id}` }]);
    expect(sent[0]?.subject).toContain('תמונה ופרטיות');
    for (const part of ['Первая строка', 'Вторая строка', '+972501234567', 'רוסית', writer]) {
      expect(sent[0]?.text).toContain(part);
    }
    expect(await findMessage(`supportRequest:${id}`)).toMatchObject({ sentAt: addSeconds(1), providerId: 'mail-1' });
  });

  it('to the author, in their language, without their message, and a reply comes to the request', async () => {
    const id = await createRequest();
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'supportReceived', email);
    expect(sent).toMatchObject([{ replyTo: `reply+${id}@example.com`, to: expect.stringMatching(/^anna-/) }]);
    expect(sent[0]?.html).toContain('lang="ru"');
    expect(sent[0]?.text).toContain('Фото и личные данные');
    expect(sent[0]?.text).not.toContain('Первая строка');
  });

  it("many links mark the shop's mail as suspicious", async () => {
    const id = await createRequest('http://a.example http://b.example http://c.example');
    const { sent, email } = createFakeEmail();
    await handleMail(id, 'supportRequest', email);
    expect(sent[0]?.subject).toMatch(/^אולי פרסומת/);
  });

  it.each(['supportRequest', 'supportReceived'] as const)('%s: a repeated job finds it sent', async (kind) => {
    const id = await createRequest();
    const { sent, email } = createFakeEmail();
    await handleMail(id, kind, email);
    await handleMail(id, kind, email);
    expect(sent).toHaveLength(1);
  });

  it('retries a temporary failure, not a permanent one', async () => {
    const id = await createRequest();
    const busy = createFakeEmail(fail('email_not_delivered', { permanent: false }));
    await expect(handleMail(id, 'supportReceived', busy.email)).rejects.toThrow(`supportReceived:${id}`);
    const wrong = createFakeEmail(fail('email_not_delivered', { permanent: true }));
    await handleMail(id, 'supportReceived', wrong.email);
    expect((await findMessage(`supportReceived:${id}`)).sentAt).toBeNull();
  });
});
