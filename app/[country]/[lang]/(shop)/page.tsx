import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { faqItems } from '@/components/home/faq-items';
import { FaqJsonLd } from '@/components/home/faq-json-ld';
import { Hero } from '@/components/home/hero/hero';
import { ShopShell } from '@/components/layout/shop-shell';
import { homeMetadata } from '@/components/seo/home-metadata';
import { JsonLd } from '@/components/seo/json-ld';
import { shopStructuredData } from '@/components/seo/organization';
import { currentMarket } from '@/lib/i18n/current-market';
import { siteUrl } from '@/lib/platform/env';
import { getLatestPosts } from '@/lib/server/cache/cached-posts';
import { getHomeData } from './home-data';
import { HomeSections } from './home-sections';
import './page.css';

/** `/pictures/gone.png` looks like a country and a language; a missing file must not render the home page. */
export const dynamicParams = false;

export const generateMetadata = (): Promise<Metadata> => homeMetadata();

/**
 * Home: the sections of spec §1 and §2, how it works third, starting and ending with a night section; no two light
 * sections follow each other.
 */
export default async function HomePage() {
  const [{ country, language }, t, common, carousel] = await Promise.all([
    currentMarket(),
    getTranslations('home'),
    getTranslations('common'),
    getTranslations('home.carousel'),
  ]);
  const data = await getHomeData(country, language, t('hero.child.noam'));
  if (!data) notFound();
  const [posts, questions] = await Promise.all([getLatestPosts(language), faqItems(data)]);
  const carouselLabels = {
    kind: carousel('kind'),
    previous: common('previous'),
    next: common('next'),
    pause: carousel('pause'),
    play: carousel('play'),
  };
  return (
    <>
      <ShopShell tone="night">
        <JsonLd data={shopStructuredData({ origin: siteUrl(), country, language })} />
        <Hero data={data} carouselLabels={carouselLabels} />
        <HomeSections data={data} posts={posts} questions={questions} carouselLabels={carouselLabels} />
      </ShopShell>
      <FaqJsonLd items={questions} />
    </>
  );
}
