import type { Tx } from '@/lib/platform/db';
import type { SmsPort } from '@/lib/providers/sms/port';
import { noteUnsent } from './delivery';
import * as repo from './repo';

type Payload = {
  readonly codeId: string;
  readonly phone: string;
  readonly code: string;
  readonly language: 'he' | 'en' | 'ar' | 'ru';
};
type Deps = {
  readonly tx: Tx;
  readonly sms: SmsPort;
  readonly now: Date;
  readonly text: (payload: Payload) => string;
};

/**
 * Sends the code; a failure is noted on the code, so that the open dialog says 'Failed to Send Code' (spec §8). It is
 * not tried again behind the parent's back: a second message is theirs to ask for.
 */
export async function handleSendCode(payload: Payload, { tx, sms, now, text }: Deps): Promise<void> {
  const code = await repo.codeById(tx, payload.codeId);
  if (!code || code.usedAt || code.sentAt || code.expiresAt <= now) return;
  const sent = await sms.send({ to: payload.phone, text: text(payload) });
  if (sent.ok) await repo.markCodeSent(tx, payload.codeId, sent.value.providerId, now);
  else await noteUnsent(tx, payload.codeId);
}
