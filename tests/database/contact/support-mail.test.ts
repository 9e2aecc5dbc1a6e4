import { describe, expect, it } from 'vitest';
import { BRAND } from '@/lib/brand';
import { newId } from '@/lib/platform/ids';
import { fail, ok } from '@/lib/platform/result';
import type { EmailMessage, EmailPort } from '@/lib/providers/email/port';
import { requestSupport } from '@/lib/support/server';
import { handleSupportMail } from '@/lib/support/support-mail.handler';
import { renderSupportMail } from '@/lib/wiring/support-mails';
import { withShop } from '../support/shop';
import { later, NOW } from '../support/time';

const shop = withShop();
type Kind = 'supportRequest' | 'supportReceived';

function post(answer?: Awaited<ReturnType<EmailPort['send']>>) {
  const sent: EmailMessage[] = [];
  const email: EmailPort = {
    send: async (message) => {
      sent.push(message);
      return answer ?? ok({ providerId: `mail-${sent.length}` });
    },
  };
  return { sent, email };
}

async function received(description = 'Первая строка\nВторая строка'): Promise<string> {
  const deps = { db: shop.db, enqueue: shop.enqueue, now: NOW, deviceId: newId(), account: null };
  const email = `anna-${newId()}@example.com`;
  await requestSupport(
    { topic: 'photo', email, phone: '+972501234567', description, language: 'ru' },
    { ...deps, ownsOrder: async () => false },
  );
  return (await shop.db.supportRequest.findFirstOrThrow({ where: { email } })).id;
}
const mail = (requestId: string, kind: Kind, email: EmailPort) => {
  const shopEmail = BRAND.supportEmail;
  const deps = { db: shop.db, email, now: () => later(1), shopEmail, render: renderSupportMail };
  return handleSupportMail({ requestId, kind }, deps);
};
const noted = (key: string) => shop.db.messageSent.findUniqueOrThrow({ where: { key } });

describe('the mails of a support request, each sent once', () => {
  it('to the shop, in its language: the whole message; a reply goes to whoever wrote', async () => {
    const id = await received();
    const { email: writer } = await shop.db.supportRequest.findUniqueOrThrow({ where: { id } });
    const { sent, email } = post();
    await mail(id, 'supportRequest', email);
    expect(sent).toMatchObject([{ to: BRAND.supportEmail, replyTo: writer, key: `supportRequest:${id}` }]);
    expect(sent[0]?.subject).toContain('תמונה ופרטיות');
    for (const part of ['Первая строка', 'Вторая строка', '+972501234567', 'רוסית', writer]) {
      expect(sent[0]?.text).toContain(part);
    }
    expect(await noted(`supportRequest:${id}`)).toMatchObject({ sentAt: later(1), providerId: 'mail-1' });
  });

  it('to whoever wrote, in their language, without their words; a reply goes to the shop', async () => {
    const id = await received();
    const { sent, email } = post();
    await mail(id, 'supportReceived', email);
    expect(sent).toMatchObject([{ replyTo: BRAND.supportEmail, to: expect.stringMatching(/^anna-/) }]);
    expect(sent[0]?.html).toContain('lang="ru"');
    expect(sent[0]?.text).toContain('Фото и личные данные');
    expect(sent[0]?.text).not.toContain('Первая строка');
  });

  it('many links mark the shop’s mail', async () => {
    const id = await received('http://a.example http://b.example http://c.example');
    const { sent, email } = post();
    await mail(id, 'supportRequest', email);
    expect(sent[0]?.subject).toMatch(/^אולי פרסומת/);
  });

  it.each(['supportRequest', 'supportReceived'] as const)('%s: a repeated job finds it sent', async (kind) => {
    const id = await received();
    const { sent, email } = post();
    await mail(id, kind, email);
    await mail(id, kind, email);
    expect(sent).toHaveLength(1);
  });

  it('a mail that did not go is tried again; one that never can is let be', async () => {
    const id = await received();
    const busy = post(fail('email_not_delivered', { permanent: false }));
    await expect(mail(id, 'supportReceived', busy.email)).rejects.toThrow(`supportReceived:${id}`);
    const wrong = post(fail('email_not_delivered', { permanent: true }));
    await mail(id, 'supportReceived', wrong.email);
    expect((await noted(`supportReceived:${id}`)).sentAt).toBeNull();
  });
});
