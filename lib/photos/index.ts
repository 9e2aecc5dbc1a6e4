export { assessPhoto, type Finding, findBestIndex, type PhotoAssessment } from './coach/assess-photo';
export { DETECTOR_EDGE, decodeFaces, toDetectorInput, toRawHeads } from './coach/blaze-face';
export { filterRelevantFaces, measurePhoto } from './coach/photo-metrics';
export { proposeCrop } from './coach/propose-crop';
export type { Raster } from './coach/raster';
export { type FaceDetector, type PhotoScan, type ScannedFace, scanPhoto } from './coach/scan-photo';
export type { Crop, FaceReading, PhotoErrorCode, Trait } from './model';
export { PHOTO_LIMITS } from './model';
export { sniffFormat } from './sniff-format';
