import { halve } from '../planes/resize';
import type { HeadPhoto } from './head-photo';

/** The same square at half the size: outlines and light need no more. */
export function halvePhoto(photo: HeadPhoto): HeadPhoto {
  const { rgb, edge, covered } = photo;
  const half = edge >> 1;
  const coveredHalf = new Uint8Array(half * half);
  for (let i = 0; i < coveredHalf.length; i++)
    coveredHalf[i] = covered[Math.floor(i / half) * 2 * edge + (i % half) * 2];
  return {
    rgb: [halve(rgb[0], edge), halve(rgb[1], edge), halve(rgb[2], edge)],
    edge: half,
    face: photo.face / 2,
    landmarks: photo.landmarks.map(([x, y]) => [x / 2, y / 2]),
    firstRow: photo.firstRow / 2,
    lastRow: photo.lastRow / 2,
    covered: coveredHalf,
    fineness: photo.fineness,
  };
}
