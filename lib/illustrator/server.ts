export { prepareFace } from './advanced';
export { portraitScene } from './render-portrait';
export { renderScene } from './render-scene';
export { renderTile, type Tile } from './render-tile';
export { renderVignette } from './render-vignette';
export { checkRequest, REQUEST_LIMIT, type RequestProblem, sceneOnRequest } from './requests';
export { CHILDREN as SAMPLE_CHILDREN, type ChildName } from './testing/children';
export { validateScene } from './validate-scene';
export { type Vignette, vignetteOf } from './vignette-subject';

/** Everything that can be drawn, to be looked at: loaded by the commands alone. */
export const contactSheets = () => import('./sheets');
