import type { Voice } from '@/components/home/facts';
import { KEPT } from '@/components/home/marks';
import type { Language } from '@/lib/markets';
import { showsSamples } from '@/lib/platform/env';
import { homeWords } from './words';

const VOICES = [
  { key: 'first', face: 'face-curls' },
  { key: 'second', face: 'photo-mei' },
  { key: 'third', face: 'face-fringe' },
  { key: 'fourth', face: 'photo-freya' },
  { key: 'fifth', face: 'face-glasses' },
  { key: 'sixth', face: 'photo-tamar' },
] as const;

/** Those that a page needs to begin with. */
const IN_VIEW = 2;

type Voices = { readonly first: readonly Voice[]; readonly others: readonly Voice[] };

/** What parents say. Samples until the owner has real ones (rulings, "Flow"): none where samples do not belong. */
export async function voicesIn(language: Language): Promise<Voices> {
  const t = await homeWords(language);
  const voices = VOICES.map(
    ({ key, face }): Voice => [
      face,
      t(`voices.${key}.quote`),
      t.markup(`voices.${key}.who`, KEPT),
      t(`voices.${key}.time`),
    ],
  );
  const shown = showsSamples() ? voices : [];
  return { first: shown.slice(0, IN_VIEW), others: shown.slice(IN_VIEW) };
}
