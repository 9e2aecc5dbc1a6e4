import { expect, it } from 'vitest';
import { handleSendCode } from '@/lib/accounts/send-code.handler';
import { fail, ok } from '@/lib/platform/result';
import type { SmsMessage, SmsPort } from '@/lib/providers/sms/port';
import { newPhone } from '../support/identities';
import { addSeconds, MINUTE, NOW } from '../support/time';
import { createVerificationFlow, RIGHT_CODE } from '../support/verification-flow';
import { withShop } from '../support/with-shop';

const shop = withShop();
const { requestCode, verifyCode } = createVerificationFlow(shop);

/** Runs the job that a request enqueued. */
async function deliver(phone: string, now = NOW, sms?: SmsPort) {
  const sent: SmsMessage[] = [];
  const keeping: SmsPort = { send: async (message) => ok({ providerId: String(sent.push(message)) }) };
  const { id: codeId } = await shop.db.oneTimeCode.findFirstOrThrow({ where: { phone } });
  const made = { hmac: (purpose: string, value: string) => `${purpose}:${value}`, createCode: () => RIGHT_CODE };
  const deps = { tx: shop.db, sms: sms ?? keeping, now, text: ({ code }: { readonly code: string }) => `Code ${code}` };
  await handleSendCode({ codeId, language: 'he' }, { ...deps, ...made });
  return { sent, row: await shop.db.oneTimeCode.findUniqueOrThrow({ where: { id: codeId } }) };
}

it('§4: the code is sent to its phone', async () => {
  const phone = newPhone();
  await requestCode(phone, { isSent: false });
  expect(await deliver(phone)).toMatchObject({
    sent: [{ to: phone, text: `Code ${RIGHT_CODE}` }],
    row: { failedCode: null },
  });
});

it('§8 Failed to Send Code: a failure is stored on the code', async () => {
  const phone = newPhone();
  await requestCode(phone, { isSent: false });
  const { row } = await deliver(phone, NOW, { send: async () => fail('sms_not_delivered') });
  expect(row.failedCode).toBe('code_not_sent');
});

it('a used or expired code is not sent', async () => {
  const [used, expired] = [newPhone(), newPhone()];
  await requestCode(used);
  await verifyCode(used, RIGHT_CODE);
  await requestCode(expired, { isSent: false });
  expect((await deliver(used)).sent).toEqual([]);
  expect((await deliver(expired, addSeconds(10 * MINUTE))).sent).toEqual([]);
});
