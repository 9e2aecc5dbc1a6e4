import type { Curl } from '../own/curl';
import { paintCloud } from './coils';
import { paintRinglets } from './curls';
import { brokenOutline, type EdgeLook, paintEdges, paintSoftRoots } from './edges';
import { paintFallingLocks } from './falling-locks';
import { paintStrandLayers } from './locks';
import type { HairMass } from './mass';

/** Gloss of the mass, and how its edges break, by how hair curls. */
export const CURL_LOOKS: Readonly<
  Record<Curl, Omit<EdgeLook, 'kindOf' | 'fine' | 'overFace'> & { readonly gloss: number }>
> = {
  straight: { gloss: 1.05, flying: 0.07, lifts: 1.25, tips: 5, hooked: false },
  wavy: { gloss: 0.95, flying: 0.26, lifts: 2.6, tips: 12, hooked: true },
  loose: { gloss: 0.75, flying: 0.42, lifts: 4.4, tips: 13, hooked: true },
  ringlets: { gloss: 0.2, flying: 0.6, lifts: 4, tips: 0, hooked: true },
  coils: { gloss: 0, flying: 0.2, lifts: 2, tips: 0, hooked: false },
};

/** What else decides how a mass is painted: how close its coils lie to the head, 0 to 1. */
type MassLook = Pick<EdgeLook, 'kindOf' | 'fine' | 'overFace'> & { readonly closeness: number };

/** Paints a mass of hair with its edges. */
export function paintMass(mass: HairMass, curl: Curl, { closeness, ...edges }: MassLook): void {
  const look: EdgeLook = { ...CURL_LOOKS[curl], ...edges };
  if (curl === 'coils') paintCloud(mass, look, closeness);
  else if (curl === 'ringlets') paintRinglets(mass, look);
  else {
    paintSoftRoots(mass, look.kindOf);
    paintStrandLayers(mass, curl, brokenOutline(mass, look));
    paintEdges(mass, look);
    if (look.overFace) paintFallingLocks(mass, look.kindOf, look.fine);
  }
}
