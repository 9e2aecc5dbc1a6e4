import type { LabelledChild } from '@/tests/fixtures/children/children';
import type { MeasuredChild } from './collect-samples';
import { type Sample, trainClassifier } from './logistic';

type Trait = {
  readonly classes: readonly string[];
  readonly features: readonly string[];
  readonly penalty: number;
  /** The child's class, or `null` when its label says nothing about this trait. */
  readonly label: (child: LabelledChild) => string | null;
};

/**
 * What each classifier sees. Skin colour is never among the features: what hair is like must not be guessed from it.
 * Features and penalties were chosen by the accuracy on children left out.
 */
const TRAITS: Readonly<Record<'length' | 'curl' | 'fringe', Trait>> = {
  length: {
    classes: ['bald', 'short', 'medium', 'long'],
    features: [
      'contrast',
      'thickness',
      'area',
      'narrowSide',
      'wideSide',
      'earLess',
      'earMore',
      'mouthLess',
      'mouthMore',
      'neckLess',
      'neckMore',
      'shoulderMore',
    ],
    penalty: 0.01,
    // Tied hair is as short as it hangs; an afro can be either.
    label: ({ hair }) => (hair === 'tied' ? 'short' : hair === 'afro' ? null : hair),
  },
  curl: {
    classes: ['straight', 'wavy', 'curly', 'coily'],
    features: ['grainNear', 'grainFar', 'middle', 'coarse', 'narrowSide', 'area'],
    penalty: 0.03,
    label: ({ texture, hair }) => (hair === 'bald' || texture === 'none' ? null : texture),
  },
  fringe: {
    classes: ['no', 'yes'],
    features: ['foreheadHigh', 'foreheadLow', 'contrast', 'middle'],
    penalty: 0.003,
    label: ({ fringe }) => (fringe === null ? null : fringe ? 'yes' : 'no'),
  },
};

const toSamples = (all: readonly MeasuredChild[], { label }: Trait): readonly Sample[] =>
  all.flatMap(({ child, original, features }) => {
    const name = label(child);
    return name ? [{ group: child.file, original, label: name, features }] : [];
  });

/** Trains the three classifiers; `outcomes` are those of children left out. */
export const trainHair = (all: readonly MeasuredChild[]) =>
  Object.entries(TRAITS).map(([name, trait]) => ({ name, ...trainClassifier(toSamples(all, trait), trait) }));
