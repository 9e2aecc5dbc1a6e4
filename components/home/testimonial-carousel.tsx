'use client';

import { Carousel, type CarouselLabels } from '@/components/ui/carousel/carousel';
import { Picture } from '@/components/ui/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { HomeTestimonial } from './home-page-data';
import { useDeferredHomeData } from './use-deferred-home-data';

type TestimonialCarouselProps = {
  /** Testimonials in the server HTML; the browser loads the others. */
  readonly initial: readonly HomeTestimonial[];
  readonly label: string;
  readonly labels: CarouselLabels;
};

/** Testimonials as handwritten notes in a carousel. */
export function TestimonialCarousel({ initial, label, labels }: TestimonialCarouselProps) {
  const others = useDeferredHomeData()?.testimonials ?? [];
  return (
    <Carousel
      autoplay
      className="testimonial-carousel"
      intervalMs={6000}
      label={label}
      loop="always"
      transitionMs={500}
      inertSlides
      labels={labels}
    >
      {[...initial, ...others].map(([face, quote, who, time]) => (
        <figure className="testimonial-card" key={quote}>
          <blockquote>{quote}</blockquote>
          <figcaption className="testimonial-author">
            {face && (
              <span className="testimonial-photo">
                <Picture alt="" name={face} sizes="52px" widths={[192]} />
              </span>
            )}
            <span className="grid">
              <span>
                <RichText text={who} />
              </span>
              <span className="text-note">{time}</span>
            </span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
