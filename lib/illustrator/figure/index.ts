export type { ExpressionName } from './expressions';
export type { FaceLayer, FaceSource, FaceView } from './face-layer';
export { drawFigure, measureFigure } from './figure';
export type { DrawThing, FigureAnchors, FigureLook, FigurePlace } from './figure-look';
export { type HandTarget, type HandTargets, sideOf } from './hand-target';
export { OUTFITS, type OutfitName } from './outfits';
export type { BodyPart, Direction, Layer } from './pose';
export { POSES, type PoseName } from './poses';
export { getSimilarPoses } from './poses/similar-poses';
