import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LatestPosts } from '@/components/blog/latest-posts';
import { BookPickerSection } from '@/components/home/book-picker/book-picker-section';
import { CallToAction } from '@/components/home/call-to-action';
import { Faq, faqItems } from '@/components/home/faq';
import { FaqJsonLd } from '@/components/home/faq-list';
import { Features } from '@/components/home/features';
import { Hero } from '@/components/home/hero/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { TestimonialsSection } from '@/components/home/testimonials';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { ShopShell } from '@/components/layout/shop-shell';
import { StickyAction } from '@/components/layout/sticky-action';
import { homeMetadata } from '@/components/seo/home-metadata';
import { JsonLd } from '@/components/seo/json-ld';
import { shopStructuredData } from '@/components/seo/organization';
import { ButtonLink } from '@/components/ui/button';
import { ScallopDivider } from '@/components/ui/surface';
import { currentMarket } from '@/lib/i18n/current-market';
import { siteUrl } from '@/lib/platform/env';
import { getLatestPosts } from '@/lib/server/cached-posts';
import { getHomeData } from './home-data';
import '@/app/styles/home.css';
import belowFoldStyles from '@/app/styles/home-below-fold.pcss';

/** `/pictures/gone.png` looks like a country and a language; a missing file must not render the home page. */
export const dynamicParams = false;

export const generateMetadata = (): Promise<Metadata> => homeMetadata();

/** Buttons that lead to the wizard; the sticky bar replaces them while none is visible (spec §2). */
const CTA_IDS = ['hero-action', 'picker-action', 'cta-action'] as const;

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
        <LinkedStylesheet href={belowFoldStyles} />
        <TestimonialsSection data={data} carouselLabels={carouselLabels} />
        <ScallopDivider />
        <HowItWorks data={data} />
        <BookPickerSection carouselLabels={carouselLabels} data={data} />
        <ScallopDivider color="var(--color-night-2)" />
        <Features data={data} />
        <CallToAction imageSuffix={data.imageSuffix} wizardHref={data.wizardHref} />
        <section className="page-band faq-band">
          <div className="wrap">
            <Faq items={questions} />
          </div>
        </section>
        <LatestPosts posts={posts} />
        <StickyAction hiddenWhileVisible={CTA_IDS}>
          <ButtonLink href={data.wizardHref} fullWidth>
            {common('createBook')}
          </ButtonLink>
        </StickyAction>
      </ShopShell>
      <FaqJsonLd items={questions} />
    </>
  );
}
