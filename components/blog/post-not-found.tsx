import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BLOG_PATH } from '@/components/blog/paths';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { BRAND } from '@/lib/brand';
import { currentMarket } from '@/lib/i18n/current-market';
import { localePath } from '@/lib/markets';

/** Metadata of the page that is shown for a missing post. */
export async function postNotFoundMetadata(): Promise<Metadata> {
  const [{ language }, t] = await Promise.all([currentMarket(), getTranslations('blog.gone')]);
  return { title: `${t('title')} · ${BRAND.names[language]}`, robots: { index: false } };
}

/** Shown if a post does not exist, or not in this language. */
export async function PostNotFound() {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('blog.gone')]);
  return (
    <ShopShell>
      <section className="wrap grid min-h-[70dvh] content-center justify-items-center gap-4 py-16 text-center">
        {/* biome-ignore lint/performance/noImgElement: a small vignette with a fixed size */}
        <img alt="" height={220} src="/pictures/fox.webp" width={220} />
        <h1 className="text-page">{t('title')}</h1>
        <p className="text-lead">{t('text')}</p>
        <ButtonLink href={localePath(country, language, BLOG_PATH)}>{t('all')}</ButtonLink>
      </section>
    </ShopShell>
  );
}
