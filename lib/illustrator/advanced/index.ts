export { mirrorFaceSource, type OpenedHead, openPreparedFace } from './draw/open-head';
export { prepareFace } from './prepare';
