export { openFace } from './open';
export { prepareFace } from './prepare';
