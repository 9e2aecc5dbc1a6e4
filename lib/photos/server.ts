export { closeFaceReader, readFace } from './face-reader';
export { type NormalisedPhoto, normalisePhoto } from './normalise';
