import { listOutboxMessages } from '@/lib/platform/db/outbox';
import type { Container } from '../container';

/**
 * Messages that the sandbox providers would have sent, newest first; `null` where SMS or e-mail are real.
 */
export const readOutbox = ({ db, env }: Container, to: string | null) =>
  env.SMS === 'sandbox' && env.EMAIL === 'sandbox' ? listOutboxMessages(db, to) : null;
