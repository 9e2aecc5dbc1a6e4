import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { LatestPosts } from '@/components/blog/latest-posts';
import { BookPickerSection } from '@/components/home/book-picker/book-picker-section';
import { CallToAction } from '@/components/home/call-to-action';
import { Faq } from '@/components/home/faq';
import { Features } from '@/components/home/features';
import type { HomePageData } from '@/components/home/home-page-data';
import { HowItWorks } from '@/components/home/how-it-works';
import { TestimonialsSection } from '@/components/home/testimonials';
import { LinkedStylesheet } from '@/components/layout/linked-stylesheet';
import { StickyAction } from '@/components/layout/sticky-action';
import { ButtonLink } from '@/components/ui/button';
import { ScallopDivider } from '@/components/ui/decor/scallop-divider';
import styles from './home-sections.pcss';

/** Buttons that lead to the wizard; the sticky bar replaces them while none is visible (spec §2). */
const CTA_IDS = ['hero-action', 'picker-action', 'cta-action'] as const;

type HomeSectionsProps = {
  readonly data: HomePageData;
  readonly carouselLabels: ComponentProps<typeof TestimonialsSection>['carouselLabels'];
  readonly questions: ComponentProps<typeof Faq>['items'];
  readonly posts: ComponentProps<typeof LatestPosts>['posts'];
};

/** The home page below its first screen. */
export async function HomeSections({ data, carouselLabels, questions, posts }: HomeSectionsProps) {
  const common = await getTranslations('common');
  return (
    <>
      <LinkedStylesheet href={styles} />
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
    </>
  );
}
