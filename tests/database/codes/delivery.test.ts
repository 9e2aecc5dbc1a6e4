import { expect, it } from 'vitest';
import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { fail, ok } from '@/lib/platform/result';
import type { SmsMessage, SmsPort } from '@/lib/providers/sms/port';
import { newPhone } from '../support/people';
import { withShop } from '../support/shop';
import { later, MINUTE, NOW } from '../support/time';
import { dialog, RIGHT } from '../support/verification';

const shop = withShop();
const { ask, answer } = dialog(shop);

/** Runs the job that a request queued. */
async function deliver(phone: string, now = NOW, sms?: SmsPort) {
  const sent: SmsMessage[] = [];
  const keeping: SmsPort = { send: async (message) => ok({ providerId: String(sent.push(message)) }) };
  const { id: codeId } = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone } });
  const made = { keyed: (purpose: string, value: string) => `${purpose}:${value}`, newCode: () => RIGHT };
  const deps = { tx: shop.db, sms: sms ?? keeping, now, text: ({ code }: { readonly code: string }) => `Code ${code}` };
  await handleSendCode({ codeId, language: 'he' }, { ...deps, ...made });
  return { sent, row: await shop.db.oneTimeCode.findUniqueOrThrow({ where: { id: codeId } }) };
}

it('§4: the code is sent to its phone', async () => {
  const phone = newPhone();
  await ask(phone, { arrives: false });
  expect(await deliver(phone)).toMatchObject({
    sent: [{ to: phone, text: `Code ${RIGHT}` }],
    row: { failedCode: null },
  });
});

it('§8 Failed to Send Code: a failure is noted on the code', async () => {
  const phone = newPhone();
  await ask(phone, { arrives: false });
  const { row } = await deliver(phone, NOW, { send: async () => fail('sms_not_delivered') });
  expect(row.failedCode).toBe('code_not_sent');
});

it('a code that was used or has expired is not sent any more', async () => {
  const [used, expired] = [newPhone(), newPhone()];
  await ask(used);
  await answer(used, RIGHT);
  await ask(expired, { arrives: false });
  expect((await deliver(used)).sent).toEqual([]);
  expect((await deliver(expired, later(10 * MINUTE))).sent).toEqual([]);
});
