export { computeSquareMatte, MATTE_EDGE } from './face/node/square-matte';
export { closeFaceReader, readFace } from './face-reader';
export { type NormalizedPhoto, normalizePhoto } from './normalize';
