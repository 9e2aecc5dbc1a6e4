import { OWNER_PROOF } from './data/owner';
import { SAMPLE_FIGURES } from './data/samples';
import { type Proof, type ProofPhoto, type ProofSource, proofSchema } from './schema';

/** A figure on a page; a sample is labelled as one, a real one may name its source. */
export type ProofFigure = { readonly value: number; readonly isSample: boolean; readonly source: ProofSource | null };

export type VisibleProof = {
  readonly rating: ProofFigure | null;
  readonly children: ProofFigure | null;
  readonly photos: readonly ProofPhoto[];
  /** Where to read more reviews. */
  readonly reviews: ProofSource | null;
};

/** @throws ZodError where the owner's data lacks a source, a date or a consent: the build then fails. */
export const parseOwnerProof = (): Proof => proofSchema.parse(OWNER_PROOF);

const sampleFigure = (value: number): ProofFigure => ({ value, isSample: true, source: null });

/**
 * Figures and photos of a page (rulings, "Flow"): the owner's data, else samples where `samples` allows
 * them. With one real figure no samples are shown.
 */
export function getVisibleProof({
  samples,
  proof = parseOwnerProof(),
}: {
  readonly samples: boolean;
  readonly proof?: Proof;
}): VisibleProof {
  const { rating, children, photos } = proof;
  const isEmpty = !rating && !children;
  return {
    rating: rating
      ? { value: rating.value, isSample: false, source: rating.source }
      : samples && isEmpty
        ? sampleFigure(SAMPLE_FIGURES.rating)
        : null,
    children: children
      ? { value: children.count, isSample: false, source: null }
      : samples && isEmpty
        ? sampleFigure(SAMPLE_FIGURES.children)
        : null,
    photos,
    reviews: rating?.source ?? null,
  };
}
