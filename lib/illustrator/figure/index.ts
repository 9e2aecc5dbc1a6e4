export type { ExpressionName } from './expressions';
export type { FaceLayer, FaceSource, FaceView } from './face-layer';
export {
  type DrawThing,
  drawFigure,
  type FigureAnchors,
  type FigureLook,
  type FigurePlace,
  measureFigure,
} from './figure';
export { OUTFITS, type OutfitName } from './outfits';
export { POSES, type PoseName } from './poses';
export { getSimilarPoses } from './poses/similar-poses';
