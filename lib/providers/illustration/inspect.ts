import { z } from 'zod';
import { type Defect, TRAITS } from './defects';

/** Expected content of a picture; the descriptions contain no name. */
export type Expectation =
  | {
      readonly subject: 'page';
      readonly hero: string;
      readonly scene: readonly string[];
      readonly sheet: Uint8Array;
    }
  | { readonly subject: 'sheet'; readonly hero: string };

export type Inspection =
  | { readonly kind: 'checked'; readonly defects: readonly Defect[]; readonly costMicroUsd: number }
  /**
   * `refused`: the checker rejects this picture; `unavailable`: it cannot be reached or its response cannot be parsed.
   */
  | { readonly kind: 'unchecked'; readonly reason: 'refused' | 'unavailable'; readonly costMicroUsd: number };

/** Checks a finished picture and lists its defects. Never rejects. */
export type Inspect = (picture: Uint8Array, expectation: Expectation) => Promise<Inspection>;

/** A vision model's report: plain observations, from which the defects are derived. */
export const findingsSchema = z.object({
  heroesSeen: z.number().describe('How many times the hero is seen'),
  strangersSeen: z.number().describe('How many people are seen who are neither the hero nor named in the list'),
  companionsMissing: z.number().describe('How many of those named beside the hero are not seen'),
  wrongTraits: z.array(z.enum(TRAITS)).describe('Visible traits in which the hero plainly differs'),
  textSeen: z.boolean().describe('Letters, numbers, signs, a signature or a watermark are seen'),
  heroCutOff: z.boolean().describe('Head, hands or feet of the hero are lost at the edge against the asked view'),
});

export type Findings = z.infer<typeof findingsSchema>;

/** A sheet shows the hero many times and nobody else. */
export function toDefects(findings: Findings, subject: Expectation['subject']): readonly Defect[] {
  const { heroesSeen, strangersSeen, companionsMissing, wrongTraits, textSeen, heroCutOff } = findings;
  const twice = subject === 'page' && heroesSeen > 1;
  const defects: Array<Defect | false> = [
    wrongTraits.length > 0 && { kind: 'wrong_trait', traits: [...new Set(wrongTraits)] },
    (strangersSeen > 0 || twice) && { kind: 'extra_child' },
    heroesSeen < 1 && { kind: 'missing_child' },
    subject === 'page' && companionsMissing > 0 && { kind: 'missing_companion' },
    textSeen && { kind: 'text_in_picture' },
    heroCutOff && { kind: 'cut_off' },
  ];
  return defects.filter((defect) => defect !== false);
}

const COMMON = [
  'You check an illustration of a children’s picture book before it is printed. Report only what is plainly seen.',
  'A trait that is hidden, too small or coloured by the light of the scene is not wrong.',
  'Dolls, statues and pictures on a wall are not people. Patterns and decoration are not text.',
] as const;

/** The question that accompanies the picture (and, for a page, its sheet). */
export function createQuestion(expectation: Expectation): string {
  const hero = `The hero: ${expectation.hero}.`;
  if (expectation.subject === 'sheet') {
    const sheet = 'The picture is a character sheet: one and the same child, shown several times, and nobody else.';
    return [...COMMON, sheet, hero, 'No companions are expected.'].join('\n');
  }
  return [
    ...COMMON,
    'The first picture is the page to check. The second is the character sheet of its hero, for comparison only.',
    hero,
    'The page was asked for in these words:',
    ...expectation.scene,
  ].join('\n');
}
