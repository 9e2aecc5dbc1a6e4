export { closeFaceReader, readFace } from './face-reader';
export { type NormalizedPhoto, normalizePhoto } from './normalize';
