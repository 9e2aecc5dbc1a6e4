import { useTranslations } from 'next-intl';
import { MakeAnother } from '@/components/rewards/make-another';
import type { OrderView } from '@/lib/orders';
import { getOrderPhase } from './order-phase';

/** Where the mails about a book lead for the next one. */
const ANCHOR = 'another-story';

/** The way to the next book of a bought one, unless the head of the page is about it already. */
export function NextBook({ order }: { readonly order: OrderView }) {
  const t = useTranslations('rewards.another');
  const { book, paidAt, state } = order;
  const phase = getOrderPhase(order);
  const ended = state === 'refunded' || state === 'cancelled';
  if (!book || !paidAt || ended || phase === 'confirmed' || phase === 'delivered') return null;
  return (
    <section className="grid gap-3 rounded-card hairline border-edge bg-leaf p-5" id={ANCHOR}>
      <h2 className="text-title">{t('title')}</h2>
      <p className="text-ink-soft">{t('text', { gender: book.gender, name: book.heroName })}</p>
      <MakeAnother book={book} />
    </section>
  );
}
