import type { Character } from '../character/character';
import { add, angle, type Box, type Painter, polar, radians, type Vec } from '../paint';
import { drawArm, drawHandOf, gripOf } from './body/arm';
import { drawBehind } from './body/behind';
import type { BodyContext } from './body/context';
import { embracePoint, reachAround } from './body/embrace';
import { grownPose } from './body/grown-pose';
import { drawLeg } from './body/leg';
import { type Build, buildOf } from './body/proportions';
import { skeleton } from './body/skeleton';
import { takeHand } from './body/take-hand';
import { drawNeck, drawPelvis, drawSkirtOf, drawTorso } from './body/torso';
import { withRoundTummy } from './body/tummy';
import { drawChairBack, drawChairFront, seatedForm } from './body/wheelchair';
import type { ExpressionName } from './expressions';
import type { FaceSource } from './face-layer';
import { hairMotion } from './hair/motion';
import type { GrownUp } from './head/grown-up';
import { head } from './head/head';
import type { HeadDrawing } from './head/head-pose';
import { type OutfitName, outfitFor } from './outfits';
import type { Layer, Pose, Side } from './pose';
import { POSES, type PoseName } from './poses';
import { skinTones } from './skin';
import { OWN_THINGS } from './things';

/** Draws a thing with the painter's current frame. */
export type DrawThing = (painter: Painter) => void;

export type FigureLook = {
  readonly pose: PoseName;
  readonly expression: ExpressionName;
  readonly outfit: OutfitName;
  /** 1 faces the right of the picture, -1 the left. */
  readonly facing?: 1 | -1;
  /** Head turn in radians, positive to the right of the picture; the pose's own by default. */
  readonly yaw?: number;
  /** Nod downwards and tilt to the right of the picture, radians, added to the pose's own. */
  readonly pitch?: number;
  readonly tilt?: number;
  /** Where the eyes look, -1..1, right and down positive. */
  readonly gaze?: Vec;
  /** Wind and weightlessness of the scene, in the page's frame. */
  readonly air?: { readonly wind: Vec; readonly float: number };
  /** Drawn between palm and fingers: head units, upright, origin in the grip, not mirrored. */
  readonly holds?: DrawThing;
  /** Page-frame drawings at the pose's own places: a quilt over the legs, the sill under the arms. */
  readonly cover?: DrawThing;
  readonly support?: DrawThing;
  /** Drawings in the page's frame between the figure's limbs: an actor in the arms or a mount. */
  readonly embrace?: DrawThing;
  readonly mount?: DrawThing;
  /** What is inside of the tummy, in the frame of `drawTummy`. */
  readonly inside?: DrawThing;
  /** Height above the ground, head units, at which the arms close around somebody who stands there. */
  readonly embraceHeight?: number;
  /** Height above the ground, head units, of the hand that is held in `holdHands`. */
  readonly handHeight?: number;
  /** The painted head of the advanced model. */
  readonly face?: FaceSource;
  /** The child's own face is drawn closer to its photo. */
  readonly closer?: boolean;
  /** Set for an adult figure: head details. */
  readonly grownUp?: GrownUp;
  /** Body type; a child's by default. */
  readonly build?: Build;
};

/** Where the figure stands: the point between its feet (see `Pose.stands`), and page units per head unit. */
export type FigurePlace = { readonly x: number; readonly y: number; readonly scale: number };

/** Where things are after drawing, in page units. */
export type FigureAnchors = {
  readonly wrists: Readonly<Record<Side, Vec>>;
  readonly shoulders: Readonly<Record<Side, Vec>>;
  /** Where a thing is held or rests, by hand. */
  readonly grips: Readonly<Record<Side, Vec>>;
  /** Grip of the hand that the pose holds things in. */
  readonly palm: Vec;
  readonly headCentre: Vec;
  readonly headBox: Box;
  /** Where the arms close around an actor, in poses that can hug; where the figure sits. */
  readonly embrace: Vec | null;
  readonly seat: Vec;
  /** Height of the ground under the figure. */
  readonly groundY: number;
};

type Prepared = { readonly body: BodyContext; readonly headAngle: number; readonly offsetY: number };

/** The pose adapted to this child: seated in a wheelchair, or bent down to a hug. */
function poseOf(character: Character, look: FigureLook): Pose {
  const named = grownPose(POSES[look.pose], look.build, look.pose === 'holdHands');
  const pose = character.wheelchair && !named.leavesChair && look.pose !== 'portrait' ? seatedForm(named) : named;
  const build = look.build ?? buildOf(character);
  if (look.handHeight !== undefined) return takeHand(pose, character.age, look.handHeight, build);
  return look.embraceHeight === undefined ? pose : reachAround(pose, character.age, look.embraceHeight, build);
}

/** Things in the hands, upright and never mirrored: the scene's or the pose's. */
function heldThings(painter: Painter, pose: Pose, look: FigureLook, facing: 1 | -1): BodyContext['held'] {
  const upright = (draw?: DrawThing) =>
    draw && (() => painter.in(0, 0, -radians(pose.rotate ?? 0), facing, 1, () => draw(painter)));
  const own = (side: Side | 'both') => {
    const name = pose.own?.[side];
    // An actor in the arms leaves no room for things.
    return name && !look.embrace ? OWN_THINGS[name] : undefined;
  };
  const thing = (side: Side | 'both') => upright((pose.holdHand === side ? look.holds : undefined) ?? own(side));
  return { L: thing('L'), R: thing('R'), both: thing('both') };
}

function prepare(painter: Painter, character: Character, pose: Pose, look: FigureLook, facing: 1 | -1): Prepared {
  const own = skeleton(character.age, pose, look.build ?? buildOf(character));
  const bones = look.inside ? withRoundTummy(own) : own;
  const { roll = 0, follow = 0.5 } = pose.head;
  const spineTurn = angle(bones.up) + Math.PI / 2;
  const tilt = (look.tilt ?? 0) * facing;
  const headAngle = radians(roll) + spineTurn - radians((pose.lean + pose.bend) * (1 - follow)) + tilt;
  const headCentre = polar(bones.at(0, 1), headAngle - Math.PI / 2, bones.size.neck + 50.5);
  const body: BodyContext = {
    painter,
    character,
    pose,
    outfit: outfitFor(look.outfit, character),
    skin: skinTones(character.skin),
    paintedHead: look.face !== undefined,
    bones,
    headCentre,
    wind: [(look.air?.wind[0] ?? 0) * facing, look.air?.wind[1] ?? 0],
    inside: look.inside,
    torsoShape: null,
    held: heldThings(painter, pose, look, facing),
  };
  return { body, headAngle, offsetY: -bones.ground };
}

/** Where a thing in both hands is, in the body's frame. */
function betweenHands(body: BodyContext): Vec {
  const [l, r] = [gripOf(body, 'L'), gripOf(body, 'R')];
  return add([(l[0] + r[0]) / 2, (l[1] + r[1]) / 2], body.pose.heldAt ?? [0, 0]);
}

function drawLayers(
  { body, headAngle }: Prepared,
  headParts: HeadDrawing,
  inPage: (thing?: DrawThing) => void,
  look: FigureLook,
): void {
  const { painter: p, pose, headCentre } = body;
  const inHead = (draw: () => void) => p.in(headCentre[0], headCentre[1], headAngle, 1, 1, draw);
  const handApart = (side: Side) => pose.order.includes(`hand${side}`);
  const layers: Readonly<Record<Layer, () => void>> = {
    hairBack: () => inHead(headParts.back),
    head: () => inHead(headParts.front),
    armL: () => drawArm(body, 'L', !handApart('L')),
    armR: () => drawArm(body, 'R', !handApart('R')),
    handL: () => drawHandOf(body, 'L'),
    handR: () => drawHandOf(body, 'R'),
    legL: () => drawLeg(body, 'L'),
    legR: () => drawLeg(body, 'R'),
    pelvis: () => drawPelvis(body),
    neck: () => drawNeck(body, headAngle),
    torso: () => drawTorso(body),
    skirt: () => drawSkirtOf(body),
    held: () => {
      const [x, y] = betweenHands(body);
      if (body.held.both) p.in(x, y, 0, 1, 1, body.held.both);
    },
    cover: () => inPage(look.cover),
    support: () => inPage(look.support),
    embrace: () => inPage(look.embrace),
    mount: () => inPage(look.mount),
    chairBack: () => drawChairBack(body),
    chairFront: () => drawChairFront(body),
  };
  const hidden = look.cover ? (pose.hidden ?? []) : [];
  drawBehind(body);
  for (const layer of pose.order) if (!hidden.includes(layer)) layers[layer]();
}

function measure({ body }: Prepared, place: FigurePlace): FigureAnchors {
  const { painter: p, bones, headCentre, pose } = body;
  const at = (v: Vec) => p.toPage(v);
  const grips = { L: at(gripOf(body, 'L')), R: at(gripOf(body, 'R')) };
  const centre = at(headCentre);
  const reach = 56 * place.scale;
  const arms = embracePoint(pose, bones);
  return {
    wrists: { L: at(bones.arms.L.end), R: at(bones.arms.R.end) },
    shoulders: { L: at(bones.arms.L.root), R: at(bones.arms.R.root) },
    grips,
    palm: pose.holdHand === 'both' ? at(betweenHands(body)) : grips[pose.holdHand],
    headCentre: centre,
    headBox: { x: centre[0] - reach, y: centre[1] - reach, width: reach * 2, height: reach * 2 },
    embrace: arms && at(arms),
    seat: at(bones.at(0, -0.2)),
    groundY: p.toPage(add([0, 0], [0, bones.ground]))[1],
  };
}

/** Runs `use` in the frame of the figure, whose origin is the pelvis. */
function inFigure<T>(prepared: Prepared, place: FigurePlace, facing: 1 | -1, use: () => T): T {
  const { painter, pose } = prepared.body;
  return painter.in(place.x, place.y, radians(pose.rotate ?? 0) * facing, place.scale * facing, place.scale, () =>
    painter.in(0, prepared.offsetY, 0, 1, 1, use),
  );
}

/** Where hands, head and ground will be, without drawing; for stages that put a sill or a gate under the hands. */
export function measureFigure(
  painter: Painter,
  character: Character,
  look: FigureLook,
  place: FigurePlace,
): FigureAnchors {
  const facing = look.facing ?? 1;
  const prepared = prepare(painter, character, poseOf(character, look), look, facing);
  return inFigure(prepared, place, facing, () => measure(prepared, place));
}

/** Draws the child and returns where hands, head and ground are. */
export function drawFigure(
  painter: Painter,
  character: Character,
  look: FigureLook,
  place: FigurePlace,
): FigureAnchors {
  const pose = poseOf(character, look);
  const facing = look.facing ?? 1;
  const page = painter.context.getTransform();
  const inPage = (thing?: DrawThing) => {
    if (!thing) return;
    painter.context.save();
    painter.context.setTransform(page);
    thing(painter);
    painter.context.restore();
  };
  const prepared = prepare(painter, character, pose, look, facing);
  const headParts = head(painter, character, {
    hairMotion: hairMotion({
      facing,
      bodyAngle: radians(pose.rotate ?? 0),
      headAngle: prepared.headAngle,
      rush: pose.rush,
      wind: look.air?.wind,
      float: look.air?.float,
    }),
    yaw: look.yaw === undefined ? pose.head.yaw : look.yaw * facing,
    pitch: (pose.head.pitch ?? 0) + (look.pitch ?? 0),
    expression: look.expression,
    ownMood: look.pose === 'portrait' && look.expression === 'calm',
    adjust: pose.head.adjust,
    gaze: look.gaze && [look.gaze[0] * facing, look.gaze[1]],
    face: look.face,
    closer: look.closer,
    grownUp: look.grownUp,
    hat: prepared.body.outfit.hat,
  });
  return inFigure(prepared, place, facing, () => {
    drawLayers(prepared, headParts, inPage, look);
    return measure(prepared, place);
  });
}
