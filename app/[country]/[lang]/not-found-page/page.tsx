import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('metaTitle'), robots: { index: false } };
}

/** The localised 404, reached by a rewrite of the middleware with that status (spec §2). */
export default async function NotFoundPage() {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('notFound')]);
  return (
    <ShopShell>
      <section className="wrap grid min-h-[70dvh] content-center justify-items-center gap-4 py-16 text-center">
        {/* biome-ignore lint/performance/noImgElement: a small vignette with a fixed size */}
        <img alt={t('character')} height={220} src="/pictures/fox.webp" width={220} />
        <h1 className="text-page">{t('title')}</h1>
        <p className="text-lead">{t('message')}</p>
        <p className="text-ink-soft">{t('description')}</p>
        <ButtonLink href={localePath(country, language)}>{t('home')}</ButtonLink>
        <p className="text-ink-soft">
          {t.rich('contact', {
            mail: () => <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>,
          })}
        </p>
      </section>
    </ShopShell>
  );
}
