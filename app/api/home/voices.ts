import type { Voice } from '@/components/home/facts';
import { KEPT } from '@/components/home/marks';
import type { Language } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { SAMPLE_VOICES, shownProof } from '@/lib/social-proof';
import { homeWords } from './words';

/** Those that a page needs to begin with. */
const IN_VIEW = 2;

type Voices = {
  readonly first: readonly Voice[];
  readonly others: readonly Voice[];
  readonly areSamples: boolean;
};

/** A calendar day in the language, the same one in every market. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

async function sampleVoices(language: Language): Promise<readonly Voice[]> {
  const t = await homeWords(language);
  return SAMPLE_VOICES.map(({ key, face }) => [
    face,
    t(`voices.${key}.quote`),
    t.markup(`voices.${key}.who`, KEPT),
    t(`voices.${key}.time`),
  ]);
}

/** What parents say: the owner's voices; until there are any, samples where samples belong (rulings, "Flow"). */
export async function voicesIn(language: Language): Promise<Voices> {
  const samples = showsSamples();
  const said = shownProof(language, { samples }).testimonials.map(
    ({ quote, who, source, saidOn }): Voice => ['', quote, who, `${dayIn(language, saidOn)} · ${source}`],
  );
  const areSamples = said.length === 0 && samples;
  const shown = areSamples ? await sampleVoices(language) : said;
  return { first: shown.slice(0, IN_VIEW), others: shown.slice(IN_VIEW), areSamples };
}
