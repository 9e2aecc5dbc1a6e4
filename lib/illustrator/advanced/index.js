export { mirrorFaceSource, openPreparedFace } from './draw/open-head.ts';
export { prepareFace } from './prepare.ts';
