export { assessPhoto, type Finding, findBestIndex, type PhotoAssessment } from './coach/assess-photo';
export { findFaces } from './coach/find-faces';
export { type KnownFaces, toKnownFaces } from './coach/known-faces';
export { filterRelevantFaces, measurePhoto } from './coach/photo-metrics';
export { proposeCrop } from './coach/propose-crop';
export type { Raster } from './coach/raster';
export { type FaceDetector, measureScan, type PhotoScan, type ScannedFace, scanPhoto } from './coach/scan-photo';
export { readHeicProfile } from './colour/heic-profile';
export { setJpegProfile } from './colour/jpeg-profile';
export { toCropBox } from './crop';
export { AVERAGE_FACE, FACE_SHAPE_NAMES, type FaceShape } from './face/face-shape/average-shape';
export { bendAverageFace, type Exaggeration } from './face/face-shape/bend-average-face';
export type { FaceLineName, FaceLines, FacePoint } from './face/face-shape/face-lines';
export { measureShape } from './face/face-shape/read-face-shape';
export { faceShapeSchema } from './face/face-shape/schema';
export { HAIR_MEASURES, type HairFall, type HairShape, hairShapeSchema } from './face/hair-shape/schema';
export { computeDeviations } from './face/measures/deviations';
export { type FaceModels, type LoadedDetector, loadFaceDetector } from './face/models';
export { type Lab, squaredDistance } from './face/oklab';
export type { Picture } from './face/picture';
export { readFaceFromPicture } from './face/read-face';
export { fitMixture, type Mixture } from './face/traits/mixture';
export {
  getMissingShare,
  isCutOff,
  JPEG_END,
  MAX_MISSING_SHARE,
  type MissingShares,
  measureMissing,
} from './incomplete-jpeg';
export type { Crop, FaceReading, PhotoErrorCode, Trait } from './model';
export { DEDICATION_PHOTO_LIMITS, PHOTO_LIMITS, POST_PICTURE_LIMITS } from './model';
export { sniffFormat } from './sniff-format';
