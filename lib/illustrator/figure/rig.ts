import type { Character } from '../character/character';
import { add, type Painter, radians, type Vec } from '../paint';
import { drawArm, drawHandApart, gripOf } from './body/arm';
import type { BodyContext } from './body/context';
import { embracePoint } from './body/embrace';
import { drawLeg } from './body/leg';
import { buildOf, isOfPictureBook } from './body/proportions';
import { skeleton } from './body/skeleton';
import { drawNeck, drawPelvis, drawSkirtOf, drawTorso } from './body/torso';
import { withRoundTummy } from './body/tummy';
import { drawChairBack, drawChairFront } from './body/wheelchair';
import { bodyParts } from './body-parts';
import type { DrawThing, FigureAnchors, FigureLook, FigurePlace } from './figure-look';
import { hairMotion } from './hair/motion';
import { head } from './head/head';
import type { HeadDrawing } from './head/head-pose';
import { headPlace } from './head-place';
import { outfitFor } from './outfits';
import { BODY_PARTS, type BodyPart, type Layer, type Pose, type Side } from './pose';
import { skinTones } from './skin';
import { OWN_THINGS } from './things';

/** A figure in its pose, before anything of it is drawn. */
export type Prepared = { readonly body: BodyContext; readonly headAngle: number; readonly offsetY: number };

/** Who turns the head further away than this turns the whole back, radians. */
const AWAY = 2.4;

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

/** How the head is turned in the figure's own frame. */
const yawOf = (pose: Pose, look: FigureLook, facing: 1 | -1): number =>
  look.yaw === undefined ? pose.head.yaw : look.yaw * facing;

/** Who is tender inclines the head, radians, the way it is turned, unless told how. */
const INCLINED = 0.12;

function tiltOf(pose: Pose, look: FigureLook, facing: 1 | -1): number {
  if (look.tilt !== undefined) return look.tilt * facing;
  if (look.expression !== 'tenderness') return 0;
  return yawOf(pose, look, facing) < 0 ? -INCLINED : INCLINED;
}

export function prepare(
  painter: Painter,
  character: Character,
  pose: Pose,
  look: FigureLook,
  facing: 1 | -1,
): Prepared {
  const own = skeleton(character.age, pose, look.build ?? buildOf(character));
  const bones = look.inside ? withRoundTummy(own, pose) : own;
  const { centre: headCentre, angle: headAngle } = headPlace(bones, pose, tiltOf(pose, look, facing));
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
    fromBehind: Math.abs(look.yaw ?? pose.head.yaw) > AWAY,
    torsoShape: null,
    held: heldThings(painter, pose, look, facing),
  };
  return { body, headAngle, offsetY: -bones.ground };
}

/** The head as the pose holds it. */
export function headOf({ body, headAngle }: Prepared, look: FigureLook, ownMood = false): HeadDrawing {
  const { painter, pose, outfit } = body;
  const { goggles } = outfit;
  const character: Character = goggles
    ? { ...body.character, glasses: 'sport', glassesColor: goggles }
    : body.character;
  const facing = look.facing ?? 1;
  return head(painter, character, {
    hairMotion: hairMotion({
      facing,
      bodyAngle: radians(pose.rotate ?? 0),
      headAngle,
      rush: pose.rush,
      wind: look.air?.wind,
      float: look.air?.float,
    }),
    yaw: yawOf(pose, look, facing),
    pitch: (pose.head.pitch ?? 0) + (look.pitch ?? 0),
    expression: look.expression,
    ownMood,
    ...(pose.head.feeling && { feeling: pose.head.feeling }),
    adjust: pose.head.feeling === look.expression ? undefined : pose.head.adjust,
    gaze: look.gaze && [look.gaze[0] * facing, look.gaze[1]],
    face: look.face,
    closer: look.closer,
    pictureBook: look.build !== undefined && isOfPictureBook(look.build),
    grownUp: look.grownUp,
    hat: outfit.hat,
    goggles: goggles !== undefined,
  });
}

/** Where a thing in both hands is, in the body's frame. */
function betweenHands(body: BodyContext): Vec {
  const [l, r] = [gripOf(body, 'L'), gripOf(body, 'R')];
  return add([(l[0] + r[0]) / 2, (l[1] + r[1]) / 2], body.pose.heldAt ?? [0, 0]);
}

/** What draws each layer of a figure. */
export function layersOf(
  { body, headAngle }: Prepared,
  headParts: HeadDrawing,
  look: Pick<FigureLook, 'cover' | 'support' | 'embrace' | 'mount'>,
  inPage: (thing?: DrawThing) => void,
): Readonly<Record<Layer, () => void>> {
  const { painter: p, pose, headCentre, bones } = body;
  const { head: size } = bones.size;
  const inHead = (draw: () => void) => p.in(headCentre[0], headCentre[1], headAngle, size, size, draw);
  const handApart = (side: Side) => pose.order.includes(`hand${side}`);
  return {
    hairBack: () => inHead(headParts.back),
    head: () => inHead(headParts.front),
    armL: () => drawArm(body, 'L', !handApart('L')),
    armR: () => drawArm(body, 'R', !handApart('R')),
    handL: () => drawHandApart(body, 'L'),
    handR: () => drawHandApart(body, 'R'),
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
}

export function measure(
  { body, headAngle }: Prepared,
  place: FigurePlace,
  { facing, gaps }: { readonly facing: 1 | -1; readonly gaps: FigureAnchors['gaps'] },
): FigureAnchors {
  const { painter: p, bones, headCentre, pose } = body;
  const at = (v: Vec) => p.toPage(v);
  const own = { L: gripOf(body, 'L'), R: gripOf(body, 'R') };
  const grips = { L: at(own.L), R: at(own.R) };
  const parts = bodyParts(body, headAngle, own, facing);
  const centre = at(headCentre);
  const reach = 56 * place.scale;
  const arms = embracePoint(pose, bones);
  return {
    wrists: { L: at(bones.arms.L.end), R: at(bones.arms.R.end) },
    shoulders: { L: at(bones.arms.L.root), R: at(bones.arms.R.root) },
    grips,
    parts: Object.fromEntries(BODY_PARTS.map((part) => [part, at(parts[part])])) as Record<BodyPart, Vec>,
    gaps,
    palm: pose.holdHand === 'both' ? at(betweenHands(body)) : grips[pose.holdHand],
    headCentre: centre,
    headBox: { x: centre[0] - reach, y: centre[1] - reach, width: reach * 2, height: reach * 2 },
    embrace: arms && at(arms),
    seat: at(bones.at(0, -0.2)),
    groundY: p.toPage(add([0, 0], [0, bones.ground]))[1],
  };
}

/** Runs `use` in the frame of the figure, whose origin is the pelvis. */
export function inFigure<T>(prepared: Prepared, place: FigurePlace, facing: 1 | -1, use: () => T): T {
  const { painter, pose } = prepared.body;
  return painter.in(place.x, place.y, radians(pose.rotate ?? 0) * facing, place.scale * facing, place.scale, () =>
    painter.in(0, prepared.offsetY, 0, 1, 1, use),
  );
}
