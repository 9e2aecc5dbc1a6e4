export { prepareFace } from './advanced';
export { computePaintedSkin } from './character/painted-skin';
export { portraitScene } from './render/portrait';
export { renderScene } from './render/scene';
export { renderTile, type Tile } from './render/tile';
export { renderVignette } from './render/vignette';
export { applyRequest, checkRequest, isVisibleChange, planRequest, type RequestErrorCode } from './requests';
export { validateScene } from './validate-scene';
export { type Vignette, vignetteForScene } from './vignette-subject';
