import type { Tx } from '@/lib/platform/db';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { HmacFn } from './attempt-limits';
import { markUnsent } from './delivery';
import { hashCode } from './hash-code';
import * as repo from './repository';

type CodeLanguage = 'he' | 'en' | 'ar' | 'ru';
type Payload = { readonly codeId: string; readonly language: CodeLanguage };
type Deps = {
  readonly tx: Tx;
  readonly sms: SmsPort;
  readonly now: Date;
  readonly hmac: HmacFn;
  /** Six random digits. */
  readonly createCode: () => string;
  readonly text: (message: { readonly code: string; readonly language: CodeLanguage }) => string;
};

/**
 * Creates the code, stores its hash and sends it: only the message contains it in plain text. A failure is stored
 * on the code, so that the open dialog says 'Failed to Send Code' (spec §8). It is not retried automatically: the
 * parent decides about a second message. A retry after a crash creates another code, and the newest message counts.
 */
export async function handleSendCode({ codeId, language }: Payload, deps: Deps): Promise<void> {
  const { tx, sms, now, hmac: keyed, createCode, text } = deps;
  const row = await repo.findCode(tx, codeId);
  if (!row || row.usedAt || row.sentAt || row.expiresAt <= now) return;
  const code = createCode();
  await repo.setCodeHash(tx, codeId, hashCode(row.phone, code, keyed));
  const sent = await sms.send({ to: row.phone, text: text({ code, language }) });
  if (sent.ok) await repo.markCodeSent(tx, codeId, sent.value.providerId, now);
  else await markUnsent(tx, codeId);
}
