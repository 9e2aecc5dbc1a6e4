export { listSampleTestimonials } from './data/samples';
export type { ProofPhoto, ProofSource } from './schema';
export { getVisibleProof, type ProofFigure, type VisibleProof } from './visible-proof';
