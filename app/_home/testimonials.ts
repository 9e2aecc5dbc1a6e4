import type { HomeTestimonial } from '@/components/home/home-page-data';
import { PRESERVED_TAGS } from '@/components/ui/rich-text/rich-text-tags';
import { translator } from '@/lib/i18n/server';
import type { CountryCode, Language } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { getVisibleTestimonials } from '@/lib/server/reviews/cached-testimonials';
import { listSampleTestimonials } from '@/lib/social-proof';

/** Number of testimonials in the page's first HTML. */
const INITIAL_COUNT = 2;

type Market = { readonly country: CountryCode; readonly language: Language };

type Testimonials = {
  readonly first: readonly HomeTestimonial[];
  readonly others: readonly HomeTestimonial[];
  readonly areSamples: boolean;
};

/** Formats a calendar day in the language, independent of the time zone. */
const formatDay = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

async function getSampleTestimonials({ country, language }: Market): Promise<readonly HomeTestimonial[]> {
  const t = translator(language, 'home', country);
  return listSampleTestimonials(country).map(({ key, face }) => [
    face,
    t(`testimonials.${key}.quote`),
    t.markup(`testimonials.${key}.who`, PRESERVED_TAGS),
    t(`testimonials.${key}.time`),
  ]);
}

/** Testimonials of parents: those of the desk, or samples where samples are allowed (rulings, "Flow"). */
export async function getTestimonials(market: Market): Promise<Testimonials> {
  const { language } = market;
  const real = (await getVisibleTestimonials(language)).map(({ quote, who, place, saidOn, site }): HomeTestimonial => {
    const time = [place, formatDay(language, saidOn), site].filter(Boolean).join(' · ');
    return ['', quote, who, time];
  });
  const areSamples = real.length === 0 && showsSamples();
  const testimonials = areSamples ? await getSampleTestimonials(market) : real;
  return { first: testimonials.slice(0, INITIAL_COUNT), others: testimonials.slice(INITIAL_COUNT), areSamples };
}
