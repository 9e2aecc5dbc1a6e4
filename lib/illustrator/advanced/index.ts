export { forMirroredPage, openFace } from './open';
export { prepareFace } from './prepare';
