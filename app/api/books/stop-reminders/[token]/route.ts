import { stopReminders } from '@/lib/books/server';
import { localePath } from '@/lib/markets';
import { secretsOf } from '@/lib/platform/env';
import { answer, send } from '@/lib/wiring/http';
import { shop } from '@/lib/wiring/shop';

type Arguments = { readonly params: Promise<{ token: string }> };

/**
 * One-click unsubscribing by the reader's mail program (RFC 8058): it posts without an origin, a cookie or a page, and
 * the signed token in the address says whose reminders end.
 */
export async function POST(_: Request, { params }: Arguments): Promise<Response> {
  const { db, env } = await shop();
  const stopped = await stopReminders((await params).token, { db, secret: secretsOf(env), now: new Date() });
  return send(answer(stopped, (value) => value));
}

/** A mail program that only opens the address shows the page whose button does the same; opening changes nothing. */
export async function GET(_: Request, { params }: Arguments): Promise<Response> {
  const { env } = await shop();
  const token = encodeURIComponent((await params).token);
  return Response.redirect(`${env.SHOP_URL}${localePath('IL', 'he', '/stop-reminders')}#${token}`, 303);
}
