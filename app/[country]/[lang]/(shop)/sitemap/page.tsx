import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { postPath } from '@/components/blog/paths';
import { ShopShell } from '@/components/layout/shop-shell';
import { pageMetadata, readPageText } from '@/components/seo/page-metadata';
import { pageCard } from '@/components/seo/social-cards';
import { ContentsList } from '@/components/site-map/contents-list';
import { DashedDivider } from '@/components/ui/surface';
import { Num } from '@/components/ui/text';
import { currentMarket } from '@/lib/i18n/current-market';
import { COUNTRIES, COUNTRY_CODES, LANGUAGE_NAMES, localePath, supportsLanguage } from '@/lib/markets';
import { getPartner, isOfferedInCountry, PARTNER_IDS } from '@/lib/partners';
import { getOverrides } from '@/lib/server/cache/cached-overrides';
import { getPosts } from '@/lib/server/cache/cached-posts';
import { HELP_LINKS, listCategoryEntries, SHOP_LINKS } from './entries';
import '../legal.css';

const PATH = '/sitemap';

/** Posts change without a new build. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const [market, t] = await Promise.all([currentMarket(), getTranslations('siteMap.meta')]);
  return pageMetadata(market, { texts: readPageText(t), path: PATH, image: pageCard('shop', market.language) });
}

/** An HTML sitemap of the whole shop (spec §2 "/sitemap"). */
export default async function SiteMapPage() {
  const market = await currentMarket();
  const { country, language } = market;
  const [posts, overrides, t, layout, nav, category] = await Promise.all([
    getPosts(language),
    getOverrides(country),
    getTranslations('siteMap'),
    getTranslations('layout'),
    getTranslations('layout.nav'),
    getTranslations('catalogue.category'),
  ]);
  const to = (rest: string) => localePath(country, language, rest);
  const toEntries = (list: typeof SHOP_LINKS) => list.map(({ key, rest }) => ({ href: to(rest), title: nav(key) }));
  const offers = PARTNER_IDS.filter((id) => isOfferedInCountry(id, country)).map((id) => ({
    href: to(`/${id}`),
    title: t('offer', { partner: getPartner(id).texts[language].name }),
  }));
  const others = COUNTRIES[country].languages.filter((other) => other !== language);
  // The country and language selectors need JavaScript; these links do not.
  const countries = COUNTRY_CODES.filter((code) => code !== country).map((code) => ({
    href: localePath(code, supportsLanguage(code, language) ? language : COUNTRIES[code].defaultLanguage, PATH),
    title: layout('country', { country: code }),
  }));
  return (
    <ShopShell>
      <div className="wrap grid gap-8 pt-10 pb-24 lg:pt-16">
        <header className="grid gap-3">
          <h1 className="text-page">{t('title')}</h1>
          <p className="text-lead">{t('lead')}</p>
          <DashedDivider className="w-24" />
        </header>
        <div className="contents-sheet grid gap-x-20 gap-y-12 lg:grid-cols-[2fr_3fr]">
          <div className="grid content-start gap-10">
            <Section title={t('pages')}>
              <ContentsList entries={[...toEntries(SHOP_LINKS), ...offers]} />
            </Section>
            <Section title={t('legal')}>
              <ContentsList entries={toEntries(HELP_LINKS)} />
            </Section>
            {others.length > 0 && (
              <Section title={t('languages')}>
                <div className="foreign-words">
                  <ContentsList
                    entries={others.map((lang) => ({
                      href: localePath(country, lang, PATH),
                      title: LANGUAGE_NAMES[lang],
                      lang,
                    }))}
                  />
                </div>
              </Section>
            )}
            <Section title={t('countries')}>
              <ContentsList entries={countries} />
            </Section>
          </div>
          <div className="grid content-start gap-10">
            <Section title={t('books')}>
              {listCategoryEntries(market, overrides).map(({ category: name, books }) => (
                <section className="mt-4" key={name}>
                  <h3 className="text-honey-deep text-small">{category(name)}</h3>
                  <ContentsList
                    entries={books.map(({ href, title, ages }) => ({
                      href,
                      title,
                      note: t.rich('ages', { ages, num: (chunks) => <Num>{chunks}</Num> }),
                    }))}
                  />
                </section>
              ))}
            </Section>
            {posts.length > 0 && (
              <Section title={t('posts')}>
                <ContentsList
                  entries={posts.map(({ id, title }) => ({ href: postPath(country, language, id), title }))}
                />
              </Section>
            )}
          </div>
        </div>
      </div>
    </ShopShell>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-title">{title}</h2>
      {children}
    </section>
  );
}
