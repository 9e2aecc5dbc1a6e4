import { SAMPLE_CHILDREN } from '../assets/sample-children';
import type { Cell } from './grid';
import { sceneCell } from './scene-cell';
import { SCENES } from './scene-list';

/** The scene that all sample children stand in. */
export const CHILDREN_SCENE = {
  stage: 'forestDay',
  palette: 'day',
  camera: { shot: 'medium' },
  hero: { pose: 'wave', slot: 'middle', expression: 'joy', outfit: 'stripes' },
} as const;

/** The scenes of which every variation is drawn. */
export const VARIED_SCENES = SCENES.slice(0, 3);

/** Twelve different children in one scene. */
export async function children(edge: number): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const [name, child] of Object.entries(SAMPLE_CHILDREN))
    cells.push(await sceneCell(name, CHILDREN_SCENE, child, edge));
  return cells;
}

/** One child in all scenes of the list. */
export async function childInAllScenes(edge: number): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const scene of SCENES)
    cells.push(await sceneCell(`${scene.stage}, ${scene.palette}`, scene, SAMPLE_CHILDREN.noam, edge));
  return cells;
}

/** Four pictures of each of three pages. */
export async function variations(edge: number): Promise<readonly Cell[]> {
  const cells: Cell[] = [];
  for (const scene of VARIED_SCENES) {
    for (const variation of [0, 1, 2, 3]) {
      cells.push(await sceneCell(`${scene.stage} ${variation}`, scene, SAMPLE_CHILDREN.zuri, edge, variation));
    }
  }
  return cells;
}
