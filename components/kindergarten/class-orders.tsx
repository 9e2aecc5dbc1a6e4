'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Num, Tag } from '@/components/ui/text';
import { useMarket } from '@/lib/client/market';
import type { ClassSummary } from '@/lib/kindergarten';

/** What a class's state is called, in the words of a single order. */
const STATUS = {
  unpaid: 'incomplete',
  awaiting_payment: 'incomplete',
  paid: 'in_progress',
  in_production: 'in_progress',
  ready: 'completed',
  awaiting_confirmation: 'confirm',
  confirmed: 'printing',
  printing: 'printing',
  shipped: 'shipped',
  ready_for_pickup: 'pickup',
  delivered: 'delivered',
  cancelled: 'cancelled',
  refunded: 'refunded',
} as const satisfies Record<ClassSummary['state'], string>;

const TONES = {
  incomplete: 'honey',
  in_progress: 'sky',
  completed: 'mint',
  confirm: 'honey',
  printing: 'sky',
  shipped: 'sky',
  pickup: 'mint',
  delivered: 'mint',
  cancelled: 'honey',
  refunded: 'honey',
} as const satisfies Record<(typeof STATUS)[keyof typeof STATUS], string>;

/** The classes that an account has ordered: one entry for all books of each. */
export function ClassOrders({ classes }: { readonly classes: readonly ClassSummary[] }) {
  const t = useTranslations('orders.shelf');
  const { to } = useMarket();
  return (
    <ul className="grid gap-4">
      {classes.map(({ classId, kindergartenName, orderNumber, state, done, total, coverUrls }) => (
        <li className="flex gap-6 rounded-card hairline border-edge bg-leaf p-4 shadow-1 sm:gap-8 sm:p-6" key={classId}>
          <ClassCovers urls={coverUrls} />
          <div className="grid min-w-0 grow content-center justify-items-start gap-2">
            <h2 className="text-title">
              <bdi>{kindergartenName}</bdi>
            </h2>
            <Tag tone={TONES[STATUS[state]]}>{t(`classes.progress.${STATUS[state]}`)}</Tag>
            {total > 0 && <p className="text-ink-soft text-small">{t('classes.books', { done, total })}</p>}
            <p className="text-note text-ink-soft">
              {t.rich('classes.order', { orderNumber, num: (chunks) => <Num>{chunks}</Num> })}
            </p>
            <Link className="text-link" href={to(`/kindergarten/${classId}`)}>
              {t('classes.open')}
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A few covers, one behind the other: the first faces the reader. */
function ClassCovers({ urls }: { readonly urls: readonly string[] }) {
  if (urls.length === 0) {
    return (
      <span className="class-covers class-covers-empty">
        <Icon name="book-open" />
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="class-covers">
      {urls.map((url) => (
        // biome-ignore lint/performance/noImgElement: a private picture by a signed link
        <img alt="" key={url} loading="lazy" src={url} />
      ))}
    </span>
  );
}
