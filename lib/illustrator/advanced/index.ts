export { mirrorFaceSource, openPreparedFace } from './open-prepared-face';
export { prepareFace } from './prepare';
