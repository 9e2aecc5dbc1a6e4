import type { LabelledChild } from '@/tests/fixtures/children/children';
import type { MeasuredChild } from './collect-samples';
import { type Sample, trainClassifier } from './logistic';

type Trait = {
  readonly classes: readonly string[];
  readonly features: readonly string[];
  readonly penalty: number;
  /** What a copy of the photo says; null where it shows nothing of the trait. */
  readonly measure: (one: MeasuredChild) => Readonly<Record<string, number>> | null;
  /** The child's class, or `null` when its label says nothing about this trait. */
  readonly label: (child: LabelledChild) => string | null;
};

/**
 * What each classifier sees. Skin colour is never among the features: what hair is like must not be guessed from it.
 * Features and penalties were chosen by the likelihood of children left out: fewer features read other children better.
 */
const TRAITS: Readonly<Record<'length' | 'curl' | 'fringe' | 'eyes', Trait>> = {
  length: {
    classes: ['bald', 'short', 'medium', 'long'],
    features: [
      'contrast',
      'thickness',
      'area',
      'narrowSide',
      'earLess',
      'mouthLess',
      'mouthMore',
      'neckLess',
      'neckMore',
    ],
    penalty: 0.01,
    measure: ({ hair }) => hair,
    // Tied hair is as short as it hangs; an afro can be either.
    label: ({ hair }) => (hair === 'tied' ? 'short' : hair === 'afro' ? null : hair),
  },
  curl: {
    classes: ['straight', 'wavy', 'curly', 'coily'],
    features: ['grainNear', 'grainFar', 'coarse', 'narrowSide', 'area'],
    penalty: 0.02,
    measure: ({ hair }) => hair,
    label: ({ texture, hair }) => (hair === 'bald' || texture === 'none' ? null : texture),
  },
  fringe: {
    classes: ['no', 'yes'],
    features: ['foreheadHigh', 'foreheadLow', 'contrast', 'middle'],
    penalty: 0.01,
    measure: ({ hair }) => hair,
    label: ({ fringe }) => (fringe === null ? null : fringe ? 'yes' : 'no'),
  },
  eyes: {
    classes: ['dark', 'light'],
    features: ['againstWhite', 'redness'],
    penalty: 0.01,
    measure: ({ eyes }) => eyes,
    label: ({ eyes }) => eyes,
  },
};

const toSamples = (all: readonly MeasuredChild[], { label, measure }: Trait): readonly Sample[] =>
  all.flatMap((one) => {
    const [name, features] = [label(one.child), measure(one)];
    return name && features ? [{ group: one.child.file, original: one.original, label: name, features }] : [];
  });

/** Trains the classifiers; `outcomes` are those of children left out. */
export const trainTraits = (all: readonly MeasuredChild[]) =>
  Object.entries(TRAITS).map(([name, trait]) => ({ name, ...trainClassifier(toSamples(all, trait), trait) }));
