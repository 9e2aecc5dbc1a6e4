export { computePersonMatte, MATTE_EDGE } from './face/matte/person';
export { closeFaceReader, readFace } from './face-reader';
export { type NormalizedPhoto, normalizePhoto } from './normalize';
