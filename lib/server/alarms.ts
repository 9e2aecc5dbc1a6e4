import { BRAND } from '@/lib/brand';
import type { Db } from '@/lib/platform/db';
import type { Env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids';
import { setAlarmHandler } from '@/lib/platform/logging/alarm';
import { createEmailAdapter } from './adapters';

const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Mails this process's alarms to `ALARM_EMAIL`, if set; the log contains them in any case. */
export async function setUpAlarmMails(env: Env, db: Db): Promise<void> {
  const { ALARM_EMAIL: to } = env;
  if (!to) return;
  const email = await createEmailAdapter(env, db);
  setAlarmHandler(async (alarm, facts) => {
    const text = JSON.stringify({ alarm, ...facts }, null, 2);
    const html = `<pre>${escapeHtml(text)}</pre>`;
    const sent = await email.send({ to, subject: `${BRAND.name}: ${alarm}`, text, html, key: `alarm:${newId()}` });
    if (!sent.ok) throw new Error(sent.code);
  });
}
