export { MATTE_EDGE, personMatte } from './face/matte/person';
export { closeFaceReader, readFace } from './face-reader';
export { type NormalisedPhoto, normalisePhoto } from './normalise';
