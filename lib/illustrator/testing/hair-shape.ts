import { HAIR_MEASURES, type HairShape } from '@/lib/photos';

const fall = (tip: number): HairShape['left'] => ({
  tip,
  outer: Array.from({ length: HAIR_MEASURES.fallRows }, () => 58),
  inner: Array.from({ length: HAIR_MEASURES.fallRows }, () => 44),
});

/** Short, straight hair of usual volume that leaves the brow open. */
export const HAIR_SHAPE: HairShape = {
  cover: 'hair',
  density: 100,
  texture: 'straight',
  radii: HAIR_MEASURES.angles.map(() => 56),
  hairline: HAIR_MEASURES.columns.map((x) => (Math.abs(x) > 40 ? -14 : -34)),
  left: fall(4),
  right: fall(4),
  parting: null,
  flow: Array.from({ length: HAIR_MEASURES.flow.columns * HAIR_MEASURES.flow.rows }, () => 90),
};
