import { getTranslations } from 'next-intl/server';
import type { CarouselLabels } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/text';
import { CustomerPhotos } from './customer-photos';
import type { HomePageData } from './home-page-data';
import { TestimonialCarousel } from './testimonial-carousel';

type TestimonialsSectionProps = { readonly data: HomePageData; readonly carouselLabels: CarouselLabels };

/** Quotes of parents and the owner's photos; renders nothing if there are neither. */
export async function TestimonialsSection({ data: { socialProof }, carouselLabels }: TestimonialsSectionProps) {
  const t = await getTranslations('home.testimonials');
  if (socialProof.testimonials.length === 0 && socialProof.photos.length === 0) return null;
  return (
    <section className="home-testimonials ui-quilt on-night">
      <div className="relative wrap">
        <div className="testimonials-head">
          <h2 className="text-section">{t('title')}</h2>
          {socialProof.testimonialsAreSamples && <Tag tone="sky">{t('sample')}</Tag>}
        </div>
        {socialProof.testimonials.length > 0 && (
          <TestimonialCarousel initial={socialProof.testimonials} label={t('title')} labels={carouselLabels} />
        )}
        <CustomerPhotos photos={socialProof.photos} />
        {socialProof.reviewSite && (
          <p className="testimonials-more">
            <a className="ui-button" data-look="night" href={socialProof.reviewSite.url} rel="noopener" target="_blank">
              {t('more')}
              <Icon name="external-link" />
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
