import { BRAND } from '@/lib/brand';
import { alarmsGoTo } from '@/lib/platform/alarm';
import type { Db } from '@/lib/platform/db';
import type { Env } from '@/lib/platform/env';
import { newId } from '@/lib/platform/ids';
import { emailAdapter } from './adapters';

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Has this process's alarms mailed to `ALARM_EMAIL`, where one is set; they are in the log in any case. */
export async function mailAlarms(env: Env, db: Db): Promise<void> {
  const { ALARM_EMAIL: to } = env;
  if (!to) return;
  const email = await emailAdapter(env, db);
  alarmsGoTo(async (alarm, facts) => {
    const text = JSON.stringify({ alarm, ...facts }, null, 2);
    const html = `<pre>${escaped(text)}</pre>`;
    const sent = await email.send({ to, subject: `${BRAND.name}: ${alarm}`, text, html, key: `alarm:${newId()}` });
    if (!sent.ok) throw new Error(sent.code);
  });
}
