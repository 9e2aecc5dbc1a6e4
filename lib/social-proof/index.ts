export { SAMPLE_VOICES } from './data/samples';
export type { ProofPhoto, ProofSource } from './schema';
export { type ShownFigure, type ShownProof, shownProof } from './shown-proof';
