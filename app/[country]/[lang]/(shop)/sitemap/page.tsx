import '@/components/site-map/site-map.css';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { postPath } from '@/components/blog/paths';
import { currentMarket } from '@/components/layout/current-market';
import { LANGUAGE_NAMES } from '@/components/layout/language-names';
import { ShopShell } from '@/components/layout/shop-shell';
import { pageMetadata, pageWords } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { ContentsList } from '@/components/site-map/contents-list';
import { Stitch } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { COUNTRIES, COUNTRY_CODES, localePath, supports } from '@/lib/markets';
import { isOfferedIn, PARTNER_IDS, partnerById } from '@/lib/partners';
import { postsIn } from '@/lib/wiring/posts';
import { SHOP_PLACES, shelvesOf, WRITTEN_PLACES } from './entries';

const PATH = '/sitemap';

/** Posts change without a new build. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('siteMap.meta')]);
  return pageMetadata(market, { words: pageWords(t), path: PATH, image: pageCard('shop', market.language) });
}

/** Everything in the shop as a table of contents (spec §2 "/sitemap"). */
export default async function SiteMapPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const [posts, t, layout, nav, category] = await Promise.all([
    postsIn(language),
    getTranslations('siteMap'),
    getTranslations('layout'),
    getTranslations('layout.nav'),
    getTranslations('catalogue.category'),
  ]);
  const to = (rest: string) => localePath(country, language, rest);
  const places = (list: typeof SHOP_PLACES) => list.map(({ key, rest }) => ({ href: to(rest), title: nav(key) }));
  const offers = PARTNER_IDS.filter((id) => isOfferedIn(id, country)).map((id) => ({
    href: to(`/${id}`),
    title: t('offer', { partner: partnerById(id).texts[language].name }),
  }));
  const others = COUNTRIES[country].languages.filter((other) => other !== language);
  // The selectors need a script; these links do not.
  const countries = COUNTRY_CODES.filter((code) => code !== country).map((code) => ({
    href: localePath(code, supports(code, language) ? language : COUNTRIES[code].defaultLanguage, PATH),
    title: layout('country', { country: code }),
  }));
  return (
    <ShopShell>
      <div className="wrap grid gap-8 pt-10 pb-24 lg:pt-16">
        <header className="grid gap-3">
          <h1 className="text-page">{t('title')}</h1>
          <p className="text-lead">{t('lead')}</p>
          <Stitch className="w-24" />
        </header>
        <div className="contents-sheet grid gap-x-20 gap-y-12 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-10">
            <Chapter title={t('pages')}>
              <ContentsList entries={[...places(SHOP_PLACES), ...offers]} />
            </Chapter>
            <Chapter title={t('legal')}>
              <ContentsList entries={places(WRITTEN_PLACES)} />
            </Chapter>
            {others.length > 0 && (
              <Chapter title={t('languages')}>
                <div className="foreign">
                  <ContentsList
                    entries={others.map((lang) => ({
                      href: localePath(country, lang, PATH),
                      title: LANGUAGE_NAMES[lang],
                      lang,
                    }))}
                  />
                </div>
              </Chapter>
            )}
            <Chapter title={t('countries')}>
              <ContentsList entries={countries} />
            </Chapter>
          </div>
          <div className="grid content-start gap-10">
            <Chapter title={t('books')}>
              {shelvesOf(market).map((shelf) => (
                <section className="mt-4" key={shelf.category}>
                  <h3 className="font-semibold text-honey-deep text-small">{category(shelf.category)}</h3>
                  <ContentsList
                    entries={shelf.books.map(({ href, title, ages }) => ({
                      href,
                      title,
                      note: t.rich('ages', { ages, num: (chunks) => <Num>{chunks}</Num> }),
                    }))}
                  />
                </section>
              ))}
            </Chapter>
            {posts.length > 0 && (
              <Chapter title={t('posts')}>
                <ContentsList
                  entries={posts.map(({ id, title }) => ({ href: postPath(country, language, id), title }))}
                />
              </Chapter>
            )}
          </div>
        </div>
      </div>
    </ShopShell>
  );
}

function Chapter({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-title">{title}</h2>
      {children}
    </section>
  );
}
