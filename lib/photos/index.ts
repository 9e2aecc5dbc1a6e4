export { DETECTOR_EDGE, detectorInput, facesOf, headsOf } from './coach/blaze';
export { countedFaces, factsOf } from './coach/facts';
export { frameAround } from './coach/framing';
export { type FaceFinder, type Look, lookAtPhoto, type SeenFace } from './coach/look';
export type { Raster } from './coach/raster';
export { bestOf, type Finding, type Verdict, verdictOf } from './coach/verdict';
export type { Crop, FaceReading, PhotoProblem, Trait } from './model';
export { PHOTO_LIMITS } from './model';
export { sniffFormat } from './sniff';
