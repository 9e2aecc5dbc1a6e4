export type { Crop, FaceReading, PhotoProblem, Trait } from './model';
export { PHOTO_LIMITS } from './model';
