import type { Db } from '@/lib/platform/db';

/** What the desk lists beside orders, for those of `insertManyOrders`: most of it is done, some of it waits. */
export const insertManyEvents = (db: Db): Promise<void> =>
  db.$transaction(
    async (tx) => {
      await tx.$executeRaw`
        INSERT INTO order_changes (id, order_id, "from", "to", by, at)
        SELECT gen_random_uuid(), id, 'awaiting_payment', 'paid', 'payment', paid_at FROM orders WHERE paid_at IS NOT NULL`;
      await tx.$executeRaw`
        INSERT INTO payments (id, order_id, provider, state, amount_minor, currency, created_at, updated_at)
        SELECT gen_random_uuid(), id, CASE WHEN right(number, 3) = '000' THEN 'transfer' ELSE 'sandbox' END,
          'paid', total_minor, currency, paid_at, paid_at
        FROM orders WHERE paid_at IS NOT NULL`;
      await tx.$executeRaw`
        INSERT INTO refunds (id, payment_id, key, amount_minor, reason, requested_at, refunded_at)
        SELECT gen_random_uuid(), payments.id, 'many:' || payments.id, 100, 'staff', payments.created_at,
          CASE WHEN provider = 'sandbox' THEN payments.created_at END
        FROM payments JOIN orders ON orders.id = order_id WHERE provider = 'transfer' OR orders.state = 'refunded'`;
      await tx.$executeRaw`
        INSERT INTO messages_sent (key, channel, kind, language, order_id, account_id, created_at, sent_at)
        SELECT 'orderPaid:' || id, 'email', 'orderPaid', language, id, account_id, paid_at, paid_at
        FROM orders WHERE paid_at IS NOT NULL`;
      await tx.$executeRaw`
        INSERT INTO support_requests (id, order_id, account_id, email, phone, description, language, state, created_at)
        SELECT gen_random_uuid(), orders.id, account_id, orders.email, accounts.phone,
          'Where is my book ' || translate(right(number, 6), '0123456789', 'abcdefghij'), 'he',
          (CASE WHEN right(number, 3) = '040' THEN 'received' WHEN right(number, 3) = '020' THEN 'answered'
            ELSE 'closed' END)::"SupportState", orders.created_at
        FROM orders JOIN accounts ON accounts.id = account_id WHERE right(number, 2)::int % 4 = 0`;
      await tx.$executeRaw`
        INSERT INTO support_messages (id, request_id, email, text, created_at)
        SELECT gen_random_uuid(), id, email, 'It has not come yet, and the birthday is soon', created_at + interval '1 hour'
        FROM support_requests`;
      await tx.$executeRaw`
        INSERT INTO reviews (id, account_id, rating, text, language, rewarded, state, created_at)
        SELECT gen_random_uuid(), account_id, 5, 'A lovely book', 'he', true,
          (CASE WHEN right(number, 3) = '001' THEN 'received' ELSE 'published' END)::"ReviewState", created_at
        FROM orders WHERE right(number, 1) = '1'
        ON CONFLICT DO NOTHING`;
      await tx.$executeRaw`ANALYZE`;
    },
    { timeout: 300_000, maxWait: 10_000 },
  );
