import { getTranslations } from 'next-intl/server';
import { BLOG_PATH } from '@/components/blog/paths';
import { currentMarket } from '@/components/layout/current-market';
import { ShopShell } from '@/components/layout/shop-shell';
import { ButtonLink } from '@/components/ui/button';
import { BRAND } from '@/lib/brand';
import { localePath } from '@/lib/markets';

/** A post that is not there, or not in this language; the middleware gives it its status. */
export async function GonePost() {
  const [{ country, language }, t] = await Promise.all([currentMarket(), getTranslations('blog.gone')]);
  return (
    <ShopShell>
      {/* With the status of a missing page Next leaves the page's metadata out; React lifts this into the head. */}
      <title>{`${t('title')} · ${BRAND.names[language]}`}</title>
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
