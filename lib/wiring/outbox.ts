import { outboxMessages } from '@/lib/platform/db/outbox';
import type { Shop } from './shop';

/** What the sandboxes would have sent, newest first; `null` where SMS or e-mail are real (rulings, "Names"). */
export const readOutbox = ({ db, env }: Shop) =>
  env.SMS === 'sandbox' && env.EMAIL === 'sandbox' ? outboxMessages(db) : null;
