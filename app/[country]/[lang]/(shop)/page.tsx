import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LatestPosts } from '@/components/blog/latest-posts';
import { Closing } from '@/components/home/closing';
import { Faq, faqItems } from '@/components/home/faq';
import { FaqFacts } from '@/components/home/faq-list';
import { Hero } from '@/components/home/hero';
import { HowItWorks } from '@/components/home/how-it-works';
import { PickerBand } from '@/components/home/picker-band';
import { Promises } from '@/components/home/promises';
import { StickyAction } from '@/components/home/sticky-action';
import { Voices } from '@/components/home/voices';
import { currentMarket } from '@/components/layout/current-market';
import { JsonLd } from '@/components/layout/json-ld';
import { ShopShell } from '@/components/layout/shop-shell';
import { homeMetadata } from '@/components/seo/home';
import { shopStructuredData } from '@/components/seo/organization';
import { ButtonLink } from '@/components/ui/button';
import { Hem } from '@/components/ui/surface';
import { siteUrl } from '@/lib/platform/env';
import { latestPosts } from '@/lib/wiring/posts';
import { homeFacts } from './home-facts';

/** `/pictures/gone.png` looks like a country and a language; a missing file is not the home page. */
export const dynamicParams = false;

export const generateMetadata = (): Promise<Metadata> => homeMetadata();

/** Buttons that lead to the wizard; the bar below stands in for them while none is in sight (spec §2). */
const ACTIONS = ['hero-action', 'picker-action', 'closing-action'] as const;

/**
 * Home: the sections of spec §1 and §2, how it works third, from the lamp of the night to the next night; no two bands
 * of paper follow each other.
 */
export default async function HomePage() {
  const [{ country, language }, t, common, carousel] = await Promise.all([
    currentMarket(),
    getTranslations('home'),
    getTranslations('common'),
    getTranslations('home.carousel'),
  ]);
  const facts = await homeFacts(country, language, t('hero.child.noam'));
  if (!facts) notFound();
  const [posts, questions] = await Promise.all([latestPosts(language), faqItems(facts)]);
  const words = {
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
        <Hero facts={facts} words={words} />
        <Voices facts={facts} words={words} />
        <Hem />
        <HowItWorks facts={facts} />
        <PickerBand carousel={words} facts={facts} />
        <Hem color="var(--color-night-2)" />
        <Promises facts={facts} />
        <Closing side={facts.side} wizardHref={facts.wizardHref} />
        <section className="band faq-band">
          <div className="wrap">
            <Faq items={questions} />
          </div>
        </section>
        <LatestPosts posts={posts} />
        <StickyAction standsInFor={ACTIONS}>
          <ButtonLink href={facts.wizardHref} wide>
            {common('createBook')}
          </ButtonLink>
        </StickyAction>
      </ShopShell>
      <FaqFacts items={questions} />
    </>
  );
}
