export { listSampleTestimonials } from './data/samples';
export type { ProofPhoto, ProofSource } from './schema';
export type { EditedTestimonial, VisibleTestimonial } from './testimonials/view';
export { getVisibleProof, type ProofFigure, type VisibleProof } from './visible-proof';
