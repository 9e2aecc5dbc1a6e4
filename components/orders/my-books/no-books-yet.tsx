import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { useMarket } from '@/lib/client/market';

/** Shown if there are no books yet; links to the wizard. */
export function NoBooksYet() {
  const t = useTranslations('orders.shelf.empty');
  const { to } = useMarket();
  return (
    <section className="flex flex-wrap items-center gap-6 rounded-card hairline border-edge bg-leaf p-6 shadow-1">
      <Picture alt="" className="size-28 rounded-card" name="make-girl" sizes="112px" widths={[240, 480]} />
      <div className="grid gap-2">
        <h2 className="text-title">{t('title')}</h2>
        <p className="text-ink-soft">{t('text')}</p>
        <ButtonLink className="justify-self-start" href={to('/wizard')}>
          {t('button')}
        </ButtonLink>
      </div>
    </section>
  );
}
