export { prepareFace } from './advanced';
export { computePaintedSkin } from './character/painted-skin';
export { portraitScene } from './render/portrait';
export { renderScene } from './render/scene';
export { renderTile, type Tile } from './render/tile';
export { renderVignette } from './render/vignette';
export { applyRequest, checkRequest, type RequestErrorCode } from './requests';
export { CHILDREN as SAMPLE_CHILDREN, type ChildName } from './testing/children';
export { validateScene } from './validate-scene';
export { type Vignette, vignetteForScene } from './vignette-subject';

/** All contact sheets; loaded only by the tooling. */
export const contactSheets = () => import('./sheets');
