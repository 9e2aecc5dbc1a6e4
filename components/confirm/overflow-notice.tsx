import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useMarket } from '@/lib/client/market';

type OverflowNoticeProps = {
  readonly orderId: string;
  /** `cover`, `dedication`, `s01` … `s12`, `closing`. */
  readonly pages: readonly string[];
};

/** Pages whose words do not fit their printed page, each with the way to shorten them. */
export function OverflowNotice({ orderId, pages }: OverflowNoticeProps) {
  const t = useTranslations('confirm.print.overflow');
  const { to } = useMarket();
  const getLabel = (key: string) => {
    if (key === 'cover' || key === 'closing' || key === 'dedication') return t(key);
    const from = 2 + 2 * Number(key.slice(1));
    return t('pages', { from, to: from + 1 });
  };
  return (
    <section className="grid gap-2 rounded-card hairline border-edge bg-leaf p-5" role="alert">
      <h2 className="flex items-center gap-2 text-title">
        <Icon name="triangle-exclamation-point" />
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {pages.map((key) => (
          <li key={key}>
            <Link className="text-link" href={`${to(`/editor/${orderId}`)}?page=${key}`}>
              {getLabel(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
