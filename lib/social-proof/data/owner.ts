import type { ProofInput } from '../schema';

/**
 * The owner's own figures and photos; testimonials are entered at the desk. TO BE FILLED BY THE OWNER: pages show these as true, so each entry
 * needs its source, and each photo the consent of the people in it (or of their parents). Empty entries show nothing.
 * Photos are below `public/proof/`; three of them open the block on the home page.
 */
export const OWNER_PROOF: ProofInput = {
  rating: null,
  children: null,
  photos: [],
};
