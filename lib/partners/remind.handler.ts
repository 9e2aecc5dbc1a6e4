import { COUNTRIES, type CountryCode } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { EmailPort, MailContent } from '@/lib/providers/email/port';
import { PARTNER_IDS, type Partner } from './model';
import { offerState } from './offer-state';
import { partnerById } from './partners';
import * as repo from './repo';

type Deps = {
  readonly db: Db;
  readonly email: EmailPort;
  readonly now: () => Date;
  /** Where answers go. */
  readonly shopEmail: string;
  readonly render: (partner: Partner, reminder: repo.ReminderRow) => MailContent;
};

/** Rows that one question to the database brings. */
const BATCH = 200;
/** After so many failures in a row it is the post that is down, not one letter box. */
const FAILURES_IN_A_ROW = 3;

/** Sends one reminder's mail at most once; `false` when it did not go and may be tried again. */
async function remindOne(partner: Partner, id: string, { db, email, now, shopEmail, render }: Deps): Promise<boolean> {
  const reminder = await repo.reminderById(db, id);
  // Claimed before it is sent: a worker that dies in between leaves no second mail behind it.
  if (!reminder || !(await repo.claimMail(db, reminder, now()))) return true;
  const mail = render(partner, reminder);
  const sent = await email.send({ to: reminder.email, replyTo: shopEmail, ...mail, key: repo.mailKey(id) });
  if (sent.ok) await repo.settleMail(db, id, { providerId: sent.value.providerId, sentAt: now() });
  else if (sent.data?.permanent) await repo.settleMail(db, id, { failedCode: sent.code });
  else await repo.releaseMail(db, id);
  return sent.ok || sent.data?.permanent === true;
}

/**
 * Writes to whoever asked about an offer that is open in their market (rulings, "Flow": Roladin), once, and deletes
 * the address. Throws to be tried again when mails did not go.
 */
export async function handleRemind(deps: Deps): Promise<void> {
  const now = deps.now();
  let failed = 0;
  let inARow = 0;
  for (const partner of PARTNER_IDS.map(partnerById)) {
    const isOpen = (code: CountryCode) => offerState(partner, now, COUNTRIES[code].timeZone) === 'during';
    const place = { partner: partner.id, countries: partner.countries.filter(isOpen) };
    let lastId: string | null = null;
    while (place.countries.length > 0 && inARow < FAILURES_IN_A_ROW) {
      const batch: { id: string }[] = await repo.remindersAfter(deps.db, place, lastId, BATCH);
      for (const { id } of batch) {
        const settled = await remindOne(partner, id, deps);
        inARow = settled ? 0 : inARow + 1;
        failed += settled ? 0 : 1;
        if (inARow === FAILURES_IN_A_ROW) break;
      }
      lastId = batch.at(-1)?.id ?? null;
      if (batch.length < BATCH) break;
    }
  }
  if (failed > 0) throw new Error(`${failed} reminders were not delivered`);
}
