import { clamp, type Vec } from '../../../paint';
import type { HairBrush } from '../brush';
import type { Curl } from '../own/curl';
import type { HairDrawing, HairStyleDrawing } from '../style';
import { backForm, backHair } from '../turned/back';
import type { Surface, TurnedPlan } from '../turned/plan';
import { profileForm, profileHair } from '../turned/profile';
import { fallStreams, streamLook } from '../turned/streaming';
import { between } from './directions';
import type { EdgeKind, EdgeLook } from './edges/edges';
import { paintStream, paintStreamOver } from './locks/streaming';
import { type BorderPoint, HairMass } from './mass';
import { CURL_LOOKS, paintMass } from './paint-mass';
import { TIE_BRUSH } from './tie-brush';

/** How the surfaces curl that this brush paints; ropes, rows and bare scalps keep their drawing. */
const CURLS: Readonly<Partial<Record<Surface, Curl>>> = {
  sleek: 'straight',
  feathered: 'straight',
  wavy: 'wavy',
  curls: 'ringlets',
  coils: 'coils',
};
/** Coils finer than the usual lie close. */
const FINE = 0.8;

/** Where a style seen from the side or from behind ends in tips, roots and silhouette. */
function kinds(h: HairBrush, { falls, nape = 33, brow, ties, surface }: TurnedPlan): EdgeLook['kindOf'] {
  const { aspect, side } = h.view;
  // Gathered hair grows from the nape upwards, and coils are cut close to it.
  const thinsOut = surface === 'coils' || (ties?.(h.view) ?? []).length > 0;
  return ({ at: [x, y], out }: BorderPoint): EdgeKind => {
    const ahead = x * side;
    if (falls !== undefined && y > falls - 15 && out[1] > 0.2) return 'tips';
    if (falls === undefined && y > nape - 10 && out[1] > 0.2) return thinsOut ? 'roots' : 'tips';
    if (aspect === 'back') return 'silhouette';
    if (ahead > 14 && y > -44 && y < 14 && out[1] > 0.1)
      return brow === 'none' || brow === 'quiff' ? 'roots' : 'fringe';
    return falls === undefined && ahead > -46 && y > -26 ? 'roots' : 'silhouette';
  };
}

/** The brush breaks the silhouette into locks itself: the feathers of the outline would be saw teeth beside them. */
const FEATHERS = 0.3;
const withoutTeeth = (plan: TurnedPlan): TurnedPlan =>
  plan.surface === 'feathered' ? { ...plan, grain: FEATHERS } : plan;

function paintTurned(h: HairBrush, plan: TurnedPlan, curl: Curl, color: string): void {
  const calm = withoutTeeth(plan);
  const { outline, strands } = h.view.aspect === 'back' ? backForm(h, calm) : profileForm(h, calm);
  const { swing, length } = plan.waves ?? WAVES;
  const waveAt = ([x, y]: Vec): number => {
    if (curl !== 'wavy') return 0;
    const grown = 0.6 * clamp((y + 40) / 40, 0, 1);
    return swing * grown * Math.sin((y / (length * 0.5)) * 2 * Math.PI + Math.sin(x * 0.11) * 1.5);
  };
  const shape = {
    outline,
    place: curl === 'ringlets' || curl === 'coils' ? h.lean : (point: Vec) => point,
    directionAt: between(strands),
    waveAt,
  };
  const mass = new HairMass(h, { ...shape, gloss: CURL_LOOKS[curl].gloss }, color);
  paintMass(mass, curl, {
    kindOf: kinds(h, plan),
    closeness: (plan.grain ?? 1) < 1 ? FINE : 0,
    fine: 0,
    overFace: false,
    soft: false,
    parted: false,
  });
}

/** Waves of a style whose plan names none. */
const WAVES = { swing: 4.4, length: 70 } as const;

/** Hair from the side or from behind, stroke by stroke. */
export const brushedTurned =
  (plan: TurnedPlan): HairStyleDrawing =>
  (h, character, skin): HairDrawing => {
    const { hairColor } = character;
    const stream = () => paintStream(h, streamLook(plan), hairColor);
    const whole = h.view.aspect === 'back' ? backHair(plan, TIE_BRUSH) : profileHair(plan, TIE_BRUSH, stream);
    const drawing = whole(h, character, skin);
    const curl = CURLS[plan.surface];
    if (!curl) return drawing;
    const front = () => {
      const streaming = fallStreams(h, plan);
      if (streaming && h.view.aspect === 'back') stream();
      paintTurned(h, plan, curl, hairColor);
      if (streaming) paintStreamOver(h, streamLook(plan), hairColor);
    };
    return { ...drawing, front };
  };
