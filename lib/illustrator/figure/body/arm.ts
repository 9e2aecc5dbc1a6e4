import {
  add,
  angle,
  bounds,
  ellipse,
  freeCanvas,
  length,
  mul,
  normalize,
  perpendicular,
  polar,
  radians,
  shade,
  sub,
  taper,
  union,
  type Vec,
} from '../../paint';
import { GRIP } from '../hands/gestures';
import { drawHand } from '../hands/hand';
import { drawMitten } from '../hands/mitten';
import type { Side } from '../pose';
import { skinTones } from '../skin';
import { folds, hemLine, tubePattern } from './clothes/cloth';
import { quiltSleeve } from './clothes/quilting';
import type { BodyContext } from './context';
import { innerSide, type Radii, type Tube, type TubeCut, tube } from './limb';
import type { Skeleton } from './skeleton';
import { armpit, foldOf, softArm, underArm } from './soft-arm';

const ARM = [9.6, 8.7, 7.3, 7.6, 5.6] as const;
const widened = (k: number, plus: Radii): Radii => {
  const at = (i: 0 | 1 | 2 | 3 | 4) => ARM[i] * k + plus[i];
  return [at(0), at(1), at(2), at(3), at(4)];
};
const NONE = [0, 0, 0, 0, 0] as const;

/** Picture books bend elbows in one curve. */
const isSoft = ({ size }: Pick<Skeleton, 'size'>): boolean => size.contrapposto > 0;

const armTube = ({ size, arms }: Skeleton, side: Side, radii: Radii, cut?: TubeCut): Tube =>
  isSoft({ size }) ? softArm(arms[side], radii, cut) : tube(arms[side], radii, cut);

type HandFrame = { readonly at: Vec; readonly rotation: number; readonly scaleX: number; readonly scaleY: number };

function handFrame({ bones, pose }: Pick<BodyContext, 'bones' | 'pose'>, side: Side): HandFrame {
  const arm = bones.arms[side];
  const { handTurn = 0, thumb = side === 'L' ? 1 : -1 } = pose.arms[side];
  const rotation = angle(sub(arm.end, arm.joint)) + radians(handTurn);
  return { at: arm.end, rotation, scaleX: bones.size.hand, scaleY: bones.size.hand * thumb };
}

/** Where the hand of a side grips, in the body's frame. */
export function gripOf(body: Pick<BodyContext, 'bones' | 'pose'>, side: Side): Vec {
  const { at, rotation, scaleX, scaleY } = handFrame(body, side);
  const [gx, gy] = GRIP[body.pose.arms[side].gesture ?? 'hang'];
  const p: Vec = [gx * scaleX, gy * scaleY];
  return polar(at, rotation + angle(p), length(p));
}

function drawHandOf(body: BodyContext, side: Side): void {
  const { painter: p, skin, pose, held, outfit } = body;
  const gesture = pose.arms[side].gesture ?? 'hang';
  const { at, rotation, scaleX, scaleY } = handFrame(body, side);
  const thing = held[side];
  const [gx, gy] = GRIP[gesture];
  // What is held hangs upright whatever the arm does: the hand's turn is undone around the grip.
  const upright = thing && (() => p.in(gx, gy, 0, 1 / scaleX, 1 / scaleY, () => p.in(0, 0, -rotation, 1, 1, thing)));
  p.in(at[0], at[1], rotation, scaleX, scaleY, () => {
    if (outfit.mittens) drawMitten(p, outfit.mittens, gesture, upright);
    else drawHand(p, outfit.gloves ? skinTones(outfit.gloves) : skin, gesture, upright);
  });
}

function sleeveEnd({ painter: p, outfit }: BodyContext, sleeve: Tube): void {
  const { cuff, sleeve: kind, color: body } = outfit.top;
  const color = outfit.top.sleeveColor ?? body;
  const { end, direction, endRadius: r } = sleeve;
  const across = perpendicular(direction);
  if (kind === 'short') {
    hemLine(p, end, direction, r, 3, 1.3, cuff ?? shade(color, 0.12), 0.8);
    return;
  }
  const band = cuff ?? shade(color, 0.035);
  const from = sub(end, mul(direction, 5));
  const to = add(end, mul(direction, 0.6));
  p.form(taper([from, to], [r + 0.7, r + 0.3], { round: false }), band, { depth: 2.4, softness: 1.5 });
  for (let i = -2; i <= 2; i++) {
    const aside = mul(across, (i / 2.6) * r);
    p.line([add(sub(end, mul(direction, 4.6)), aside), add(end, aside)], 0.9, shade(band, 0.11), 0.5, [1, 1]);
  }
}

/** A sleeve with its edge is wider than a bare arm by this, head units. */
const EDGE = 3.4;
/** How far the cloth of the torso runs out over the sleeve, in radii of the shoulder. */
const JOINS = { inwards: 0.08, up: 0.3, reach: 1.08, soft: 0.2 } as const;

/** Where a plain sleeve lies on the torso its shoulder has no edge, neither of shadow nor of light. */
function joinShoulder({ painter: p, outfit, bones, torsoShape }: BodyContext, side: Side, radius: number): void {
  if (!torsoShape) return;
  const { color } = outfit.top;
  const [x, y] = bones.arms[side].root;
  const inwards = side === 'L' ? 1 : -1;
  if (!isSoft(bones)) {
    const around = tube(bones.arms[side], widened(bones.size.chubbiness, [5, 5, 5, 5, 5]), { until: 0.5 }).shape;
    p.clip(torsoShape, () =>
      p.clip(around, () => p.soft(x + inwards, y - radius * 0.2, radius * 1.3, radius * 1.6, color, 1, 0, 0.62)),
    );
    return;
  }
  const middle: Vec = [x + inwards * radius * JOINS.inwards, y - radius * JOINS.up];
  const pit = armpit(bones, side);
  const shoulder = ellipse(...middle, radius * JOINS.reach);
  const cloth = pit ? union(shoulder, taper([middle, pit], [radius, radius * 0.7], { round: false })) : shoulder;
  const edge = [EDGE, EDGE, EDGE, EDGE, EDGE] as const;
  const sleeve = widened(bones.size.chubbiness, edge);
  // Scarves and collars beside the sleeve stay in sight.
  const around = union(armTube(bones, side, sleeve).shape, ...underArm(bones, side, sleeve));
  p.clip(torsoShape, () => p.clip(around, () => p.fill(cloth, color, { blur: radius * JOINS.soft })));
}

/** Radii and ends of a sleeve. */
function sleeveCut({ outfit: { top }, bones }: BodyContext): { readonly radii: Radii; readonly ends: TubeCut } {
  const puff = top.puff ?? 0;
  const loose = Math.max(0, (top.loose ?? 1.6) - 1.6) * 0.5;
  const blown = top.blown ?? 0;
  const radii = widened(bones.size.chubbiness, [
    1.5 + blown * 0.2,
    2.6 + puff + loose + blown * 0.8,
    2.9 + loose + blown,
    2.6 + loose + blown * 0.9,
    2.4 + loose,
  ]);
  const ends =
    top.sleeve === 'long'
      ? { until: 1.9, flare: 0.3, hem: 0.25 }
      : { until: top.sleeveLength ?? 0.66, flare: 2 - puff * 0.5, hem: 0.25 };
  return { radii, ends };
}

function drawSleeve(body: BodyContext, side: Side, armShape: Tube): void {
  const { painter: p, outfit, bones, skin } = body;
  const { top } = outfit;
  const arm = bones.arms[side];
  const long = top.sleeve === 'long';
  const { radii, ends } = sleeveCut(body);
  const cut = armTube(bones, side, radii, ends);
  const sleeve = isSoft(bones) ? { ...cut, shape: union(cut.shape, ...underArm(bones, side, radii)) } : cut;
  p.cast(armShape.shape, sleeve.shape, skin.deep, sleeve.direction[0] * 3, sleeve.direction[1] * 3, 1.8, 0.6);
  const color = top.sleeveColor ?? top.color;
  p.form(sleeve.shape, color, { depth: 6, softness: 3.4 });
  if (!top.pattern && !top.sleeveColor && !outfit.cape) joinShoulder(body, side, radii[0]);
  if (!top.sleeveColor) tubePattern(p, sleeve.shape, top.pattern, arm, radii[1], long, -8);
  if (long) folds(p, sleeve.shape, color, arm, radii[2]);
  if (top.quilted) quiltSleeve(p, sleeve.shape, color, arm, radii[1]);
  sleeveEnd(body, sleeve);
}

/** A hand that is painted by itself, with the end of the forearm if that comes over somebody's shoulder from behind. */
export function drawHandApart(body: BodyContext, side: Side): void {
  const { painter: p, outfit, bones, pose, skin } = body;
  const { top } = outfit;
  const { over } = pose.arms[side];
  drawHandOf(body, side);
  if (!over) return;
  const { root, joint, end } = bones.arms[side];
  const { rotation } = handFrame(body, side);
  const direction = polar([0, 0], rotation, 1);
  const shoulder = add(root, mul(over, bones.size.arm));
  const crest = add(shoulder, mul(normalize(sub(joint, shoulder)), 4));
  const bend = sub(end, mul(direction, length(sub(crest, end)) * 0.5));
  const long = top.sleeve === 'long';
  const [, , , , r] = widened(bones.size.chubbiness, long ? [0, 0, 0, 0, 2.6] : NONE);
  // The rounded end of the tube stays behind the cuff.
  const cuff = sub(end, mul(direction, r * 0.85));
  const shape = [taper([cuff, bend, crest], [r, r + 0.9, r + 1.8])];
  const color = long ? (top.sleeveColor ?? top.color) : skin.base;
  p.form(shape, color, { depth: 6, softness: 3.4 });
  p.clip(shape, () => p.soft(crest[0], crest[1] - r * 0.5, r * 1.7, r * 1.2, shade(color, 0.16), 0.5));
  if (long) sleeveEnd(body, { shape, end: add(end, mul(direction, 1.5)), direction, endRadius: r });
}

/** Shadow of a folded forearm on its upper arm, and how its elbow fades into it; head units and radii of the elbow. */
const FOLDED = { shift: 2.6, blur: 2, alpha: 0.8, room: 34, fade: 1.35 } as const;

/** The forearm of a folded arm lies before its upper arm; without an edge of its own both would be one stump. */
function drawForearm(body: BodyContext, side: Side, withHand: boolean): void {
  const { painter: p, outfit, bones, skin } = body;
  const { top } = outfit;
  const arm = bones.arms[side];
  const long = top.sleeve === 'long';
  const { radii, ends } = long ? sleeveCut(body) : { radii: widened(bones.size.chubbiness, NONE), ends: { until: 2 } };
  const [upper, lower] = [softArm(arm, radii, { until: 1 }), softArm(arm, radii, { ...ends, from: 1 })];
  const color = long ? (top.sleeveColor ?? top.color) : skin.base;
  const [dx, dy] = mul(normalize(sub(arm.root, arm.end)), FOLDED.shift);
  const fold = foldOf(arm);
  const { x, y, width, height } = bounds(lower.shape);
  const { room } = FOLDED;
  const layer = p.newLayer({ x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room });
  const own = { ...body, painter: layer };
  layer.cast(upper.shape, lower.shape, long ? shade(color, 0.32) : skin.deep, dx, dy, FOLDED.blur, FOLDED.alpha);
  if (!long) layer.form(lower.shape, color, { depth: 4.6, shadowColor: skin.shadow, lightColor: skin.light });
  if (withHand) drawHandOf(own, side);
  if (long) {
    layer.form(lower.shape, color, { depth: 6, softness: 3.4 });
    if (!top.sleeveColor) tubePattern(layer, lower.shape, top.pattern, arm, radii[1], true, -8);
    if (top.quilted) quiltSleeve(layer, lower.shape, color, arm, radii[1]);
    sleeveEnd(own, lower);
  }
  const [ex, ey] = upper.end;
  const reach = radii[2] * FOLDED.fade;
  layer.context.globalCompositeOperation = 'destination-out';
  layer.soft(ex, ey, reach, reach, '#000000', 1, 0, 0.7);
  p.put(layer, { alpha: fold });
  freeCanvas(layer.canvas);
}

export function drawArm(body: BodyContext, side: Side, withHand: boolean): void {
  const { painter: p, outfit, bones, pose, skin, torsoShape } = body;
  const arm = bones.arms[side];
  const { chubbiness } = bones.size;
  const bare = armTube(bones, side, widened(chubbiness, NONE));
  const [lx, ly] = p.lit();
  if (torsoShape) {
    const thrown = armTube(bones, side, widened(chubbiness, [2.6, 2.6, 2.6, 2.6, 2.6])).shape;
    if (isSoft(bones)) p.cast(torsoShape, thrown, shade(outfit.top.color, 0.24), -lx * 3, -ly * 3.5, 2.6, 0.42);
    else
      p.clip(torsoShape, () =>
        p.fill(thrown, shade(outfit.top.color, 0.24), { alpha: 0.42, blur: 2.6, dx: -lx * 3, dy: -ly * 3.5 }),
      );
  }
  if (pose.embrace && pose.order.indexOf(`arm${side}`) > pose.order.indexOf('embrace')) {
    const near = armTube(bones, side, widened(chubbiness, [1, 1.5, 1.5, 1.5, 2])).shape;
    p.fill(near, shade(skin.deep, 0.1), { alpha: 0.4, blur: 3, dx: -lx * 3, dy: -ly * 4, op: 'source-atop' });
  }
  p.form(bare.shape, skin.base, { depth: 4.6, shadowColor: skin.shadow, lightColor: skin.light });
  // What is held hangs in front of the sleeve; an empty hand goes into it.
  const holds = body.held[side] !== undefined;
  if (withHand && !holds) drawHandOf(body, side);
  const elbow = sub(arm.joint, mul(innerSide(arm), ARM[2] * chubbiness * 0.5));
  p.clip(bare.shape, () => p.soft(elbow[0], elbow[1], 7, 7, skin.blush, 0.2));
  if (outfit.top.sleeve !== 'none') drawSleeve(body, side, bare);
  if (isSoft(bones) && foldOf(arm) > 0) drawForearm(body, side, withHand && !holds);
  if (withHand && holds) drawHandOf(body, side);
}
