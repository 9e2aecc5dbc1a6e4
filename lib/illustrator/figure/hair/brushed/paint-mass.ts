import type { Curl } from '../own/curl';
import { brokenOutline, type EdgeLook, paintEdges, paintSoftRoots } from './edges/edges';
import { paintSoftEdge } from './edges/soft-edge';
import { paintCloud } from './locks/coils';
import { paintRinglets } from './locks/curls';
import { paintFallingLocks } from './locks/falling-locks';
import { paintStrandLayers } from './locks/locks';
import { paintWaveLocks } from './locks/wave-locks';
import type { HairMass } from './mass';

/** Gloss of the mass, and how its edges break, by how hair curls. */
export const CURL_LOOKS: Readonly<
  Record<Curl, Omit<EdgeLook, 'kindOf' | 'fine' | 'overFace' | 'soft' | 'parted'> & { readonly gloss: number }>
> = {
  straight: { gloss: 1.05, flying: 0.07, lifts: 1.25, tips: 5, hooked: false },
  wavy: { gloss: 0.95, flying: 0.26, lifts: 2.6, tips: 12, hooked: true },
  loose: { gloss: 0.75, flying: 0.42, lifts: 4.4, tips: 13, hooked: true },
  ringlets: { gloss: 0.2, flying: 0.6, lifts: 4, tips: 0, hooked: true },
  coils: { gloss: 0, flying: 0.2, lifts: 2, tips: 0, hooked: false },
};

/** What else decides how a mass is painted: how close its coils lie to the head, 0 to 1. */
type MassLook = Pick<EdgeLook, 'kindOf' | 'fine' | 'overFace' | 'soft' | 'parted'> & { readonly closeness: number };

/** How much more unevenly fine hair that hangs ends, head units. */
const WISPY = 4;

/** Hair that reaches lower than this falls, head units. */
const FALLS = 20;

/** Paints a mass of hair with its edges. */
export function paintMass(mass: HairMass, curl: Curl, { closeness, ...edges }: MassLook): void {
  const usual = CURL_LOOKS[curl];
  const wisps = edges.soft ? WISPY * edges.fine : 0;
  const look: EdgeLook = { ...usual, ...edges, tips: usual.tips && usual.tips + wisps };
  if (curl === 'coils') paintCloud(mass, look, closeness);
  else if (curl === 'ringlets') paintRinglets(mass, look);
  else {
    paintSoftRoots(mass, look.kindOf);
    paintStrandLayers(mass, curl, brokenOutline(mass, look));
    if (look.soft) paintSoftEdge(mass, look);
    paintEdges(mass, look);
    if (look.soft && curl !== 'straight' && mass.box.bottom > FALLS)
      paintWaveLocks(mass, curl === 'loose' ? 'ringlets' : 'waves');
    if (look.overFace) paintFallingLocks(mass, look);
  }
}
