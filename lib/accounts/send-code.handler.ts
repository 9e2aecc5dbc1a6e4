import type { Tx } from '@/lib/platform/db';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { Keyed } from './attempt-limits';
import { noteUnsent } from './delivery';
import { hashCode } from './hash-code';
import * as repo from './repo';

type Language = 'he' | 'en' | 'ar' | 'ru';
type Payload = { readonly codeId: string; readonly language: Language };
type Deps = {
  readonly tx: Tx;
  readonly sms: SmsPort;
  readonly now: Date;
  readonly keyed: Keyed;
  /** Six random digits. */
  readonly newCode: () => string;
  readonly text: (message: { readonly code: string; readonly language: Language }) => string;
};

/**
 * Makes the code, stores its hash and sends it: in the clear it is in the message alone (S16). A failure is noted on
 * the code, so that the open dialog says 'Failed to Send Code' (spec §8). It is not tried again behind the parent's
 * back: a second message is theirs to ask for. After a crash another code is made, and the newest message counts.
 */
export async function handleSendCode({ codeId, language }: Payload, deps: Deps): Promise<void> {
  const { tx, sms, now, keyed, newCode, text } = deps;
  const row = await repo.codeById(tx, codeId);
  if (!row || row.usedAt || row.sentAt || row.expiresAt <= now) return;
  const code = newCode();
  await repo.setCodeHash(tx, codeId, hashCode(row.phone, code, keyed));
  const sent = await sms.send({ to: row.phone, text: text({ code, language }) });
  if (sent.ok) await repo.markCodeSent(tx, codeId, sent.value.providerId, now);
  else await noteUnsent(tx, codeId);
}
