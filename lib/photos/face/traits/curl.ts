import type { FaceReading } from '../../model.ts';
import type { FaceFrame } from '../frame.ts';
import { type Lab, median } from '../oklab.ts';
import { type Picture, pixelAt } from '../picture.ts';
import type { Cell } from './head-grid.ts';
import { CURL } from './thresholds.ts';

/** Samples along each edge of a cell's texture, and their distance in face heights. */
const SAMPLES = 6;
const PITCH = 0.008;

/** Edge of the grid's squares in face heights. */
const LATTICE = 0.045;

type Texture = { readonly coherence: number; readonly energy: number; readonly angle: number };

/** How directional the texture around a cell is, from the structure tensor of its lightness. */
function measureTexture(picture: Picture, frame: FaceFrame, { u, v }: Cell): Texture {
  const ratio = frame.heightPx / frame.widthPx;
  const light = (column: number, row: number) => {
    const offset = (step: number) => (step - SAMPLES / 2) * PITCH;
    const [r, g, b] = pixelAt(picture, ...frame.at(u + offset(column) * ratio, v + offset(row))) ?? [0, 0, 0];
    return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
  };
  const lights = Array.from({ length: SAMPLES + 1 }, (_, row) =>
    Array.from({ length: SAMPLES + 1 }, (__, column) => light(column, row)),
  );
  let [xx, yy, xy] = [0, 0, 0];
  for (let row = 0; row < SAMPLES; row++)
    for (let column = 0; column < SAMPLES; column++) {
      const here = lights[row]?.[column] ?? 0;
      const dx = (lights[row]?.[column + 1] ?? 0) - here;
      const dy = (lights[row + 1]?.[column] ?? 0) - here;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  const sum = xx + yy;
  return {
    coherence: sum > 0 ? Math.hypot(xx - yy, 2 * xy) / sum : 0,
    energy: Math.sqrt(sum) / SAMPLES,
    angle: Math.atan2(2 * xy, xx - yy),
  };
}

/** How similar the directions of neighbours are: 1 is combed, 0 is random. */
function measureAgreement(lattice: ReadonlyMap<string, Texture>): number {
  const pairs = [...lattice].flatMap(([at, texture]) => {
    const [column = 0, row = 0] = at.split(':').map(Number);
    const beside = [lattice.get(`${column + 1}:${row}`), lattice.get(`${column}:${row + 1}`)];
    return beside
      .filter((other) => other !== undefined)
      .map((other) => Math.cos(texture.angle - other.angle) * Math.sqrt(texture.coherence * other.coherence));
  });
  return pairs.reduce((sum, pair) => sum + pair, 0) / Math.max(1, pairs.length);
}

/**
 * Estimates the curl from how parallel the strands are. Reliable only where the hair shows texture, and never certain,
 * because light and blur have a large influence.
 */
export function readCurl(picture: Picture, frame: FaceFrame, hair: readonly Cell[], color: Lab): FaceReading['curl'] {
  const lattice = new Map<string, Texture>();
  for (const cell of hair) {
    const place = `${Math.round(cell.u / LATTICE)}:${Math.round(cell.v / LATTICE)}`;
    if (!lattice.has(place)) lattice.set(place, measureTexture(picture, frame, cell));
  }
  const told = [...lattice.values()].filter(({ energy }) => energy > CURL.faint);
  if (told.length < CURL.fewest) return { value: 'wavy', confidence: 0.1 };
  const agreement = measureAgreement(lattice);
  const gap = Math.min(Math.abs(agreement - CURL.curly), Math.abs(agreement - CURL.wavy));
  const confidence = Math.min(0.65, 0.3 + gap * 6) * Math.min(1, told.length / lattice.size + 0.2);
  if (agreement > CURL.wavy) return { value: 'straight', confidence };
  if (agreement > CURL.curly) return { value: 'wavy', confidence };
  // Coils are too fine to see individually: dark hair without large highlights.
  const fine = color[0] < CURL.coilsLight && median(told.map(({ energy }) => energy)) < CURL.coilsTexture;
  return { value: fine ? 'coily' : 'curly', confidence: Math.min(confidence, 0.5) };
}
