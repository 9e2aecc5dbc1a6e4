import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';

type OverflowNoticeProps = {
  readonly orderId: string;
  /** `s01` … `s12`. */
  readonly pages: readonly string[];
};

/** Pages whose words do not fit their printed page, each with the way to shorten them. */
export function OverflowNotice({ orderId, pages }: OverflowNoticeProps) {
  const t = useTranslations('confirm.print.overflow');
  const { to } = useMarket();
  return (
    <section className="grid gap-2 rounded-card hairline border-edge bg-leaf p-5" role="alert">
      <h2 className="flex items-center gap-2 text-title">
        <Icon name="triangle-exclamation-point" />
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map((key) => {
          const from = 2 + 2 * Number(key.slice(1));
          return (
            <li key={key}>
              <Link className="text-link" href={`${to(`/editor/${orderId}`)}?page=${key}`}>
                {t('pages', { from, to: from + 1 })}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
