import type { ProofInput } from '../schema';

/**
 * The owner's own figures, voices and photos. TO BE FILLED BY THE OWNER: what stands here is shown as true, so each
 * entry needs its source, and each photo the consent of those in it (or of their parents). Empty entries show nothing.
 * A photo lies below `public/proof/`; three of them open the block on the home page.
 */
export const OWNER_PROOF: ProofInput = {
  rating: null,
  children: null,
  testimonials: [],
  photos: [],
};
