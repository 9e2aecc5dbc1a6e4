export { MATTE_EDGE } from './face/matte/person';
export { computeSquareMatte } from './face/node/square-matte';
export { closeFaceReader, readFace } from './face-reader';
export { type NormalizedPhoto, normalizeDedicationPhoto, normalizePhoto } from './normalize';
export { normalizeLogo } from './normalize-logo';
export { normalizePostPicture } from './normalize-post-picture';
