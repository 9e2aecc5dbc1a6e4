import type { PlaceName, Scene } from '../scene';
import { colorWords, describePlace, expressionWords, headwearWords, joinWords, plainWords, THINGS } from './words';

type Companion = Scene['companions'][number];

/**
 * Describes what is to be seen, line by line: place, light, weather, view, hero, companions, props and the quiet zone.
 * Names become plain words (`leftPath` → "left path"), so that a new stage, pose or prop needs no table here.
 */
export function describeScene(scene: Scene): readonly string[] {
  const lines = [
    `Place: ${plainWords(scene.stage)}. Time of day and light: ${plainWords(scene.palette)}.`,
    scene.place &&
      `Setting: ${PLACE_WORDS[scene.place]}. Friends, neighbours and passers-by look like people of this place.`,
    scene.weather && `Weather and air: ${plainWords(scene.weather)}.`,
    `View: ${cameraWords(scene)}.`,
    `The hero: ${heroWords(scene)}.`,
    ...scene.companions.map((companion) => `With the hero: ${companionWords(companion, scene.mirrored)}.`),
    scene.props.length > 0 && `Also: ${scene.props.map((prop) => propWords(prop, scene.mirrored)).join('; ')}.`,
    quietZoneWords(scene),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

const PLACE_WORDS: Readonly<Record<PlaceName, string>> = {
  kenya: 'Kenya, East Africa',
  levant: 'an Arab town of the Levant',
};

/** Everybody beside the hero, such as `one fox`. */
export const describeCast = ({ companions }: Scene): readonly string[] =>
  companions.map(({ kind }) => `one ${plainWords(kind)}`);

const SHOT_WORDS = {
  close: 'close shot, the hero’s head and shoulders fill the picture',
  medium: 'medium shot, the whole hero large in the picture',
  wide: 'wide shot, the place around the hero is seen',
} as const;

function cameraWords({ camera, mirrored }: Scene): string {
  if ('shot' in camera) return SHOT_WORDS[camera.shot];
  const shot = camera.zoom >= 1.9 ? 'close' : camera.zoom >= 1.3 ? 'medium' : 'wide';
  const offset = (camera.x - 600) * (mirrored ? -1 : 1);
  return joinWords([SHOT_WORDS[shot], Math.abs(offset) > 120 && `framed towards the ${side(offset)} of the place`]);
}

function heroWords({ hero, mirrored }: Scene): string {
  const flip = mirrored ? -1 : 1;
  return joinWords([
    `pose “${plainWords(hero.pose)}”`,
    `at the ${describePlace(hero.slot, mirrored)}`,
    `body facing ${side(hero.facing * flip)}`,
    turnWords((hero.yaw ?? 0) * flip),
    nodWords(hero.pitch ?? 0),
    Math.abs(hero.tilt ?? 0) > 0.12 && `head tilted towards the ${side((hero.tilt ?? 0) * flip)}`,
    hero.gaze && gazeWords(hero.gaze[0] * flip, hero.gaze[1]),
    `expression: ${expressionWords(hero.expression)}`,
    `wearing ${plainWords(hero.outfit)}`,
    hero.holds && `holding: ${plainWords(hero.holds)}`,
    sizeWords(hero.scale),
  ]);
}

/** `yaw` in radians, as in the scene. */
function turnWords(yaw: number): string {
  const turn = Math.abs(yaw);
  if (turn < 0.12) return 'face towards the viewer';
  if (turn < 1.2) return `head turned ${turn < 0.45 ? 'a little' : 'far'} to the ${side(yaw)}`;
  return turn < 2 ? `head in profile, looking ${side(yaw)}` : 'seen from behind';
}

function nodWords(pitch: number): string | null {
  if (Math.abs(pitch) < 0.12) return null;
  return pitch > 0 ? 'chin lowered' : 'chin raised';
}

/** `y` grows downwards, as on the canvas. */
function gazeWords(x: number, y: number): string | null {
  const directions = [Math.abs(y) > 0.2 && (y < 0 ? 'up' : 'down'), Math.abs(x) > 0.2 && `to the ${side(x)}`];
  const seen = directions.filter(Boolean);
  return seen.length > 0 ? `looking ${seen.join(' and ')}` : null;
}

function companionWords(companion: Companion, mirrored: boolean): string {
  return joinWords([
    `one ${plainWords(companion.kind)}`,
    companion.colour && `coloured ${colorWords(THINGS, companion.colour)}`,
    companion.pose && `pose “${plainWords(companion.pose)}”`,
    companion.outfit && `wearing ${plainWords(companion.outfit)}`,
    companion.headwear && companion.headwear !== 'none' && `with a ${headwearWords(companion.headwear)}`,
    `at the ${describePlace(companion.slot, mirrored)}`,
    `facing ${side(companion.facing * (mirrored ? -1 : 1))}`,
    expressionWords(companion.expression),
    sizeWords(companion.scale),
  ]);
}

function propWords(prop: Scene['props'][number], mirrored: boolean): string {
  return joinWords([
    `${plainWords(prop.kind)} at the ${describePlace(prop.slot, mirrored)}`,
    prop.colour && `coloured ${colorWords(THINGS, prop.colour)}`,
    prop.count !== undefined && `exactly ${prop.count} of what is counted on it (burning candles, things in it)`,
    sizeWords(prop.scale),
  ]);
}

/** `start` is the left of an unmirrored picture. */
function quietZoneWords({ quietZone, mirrored }: Scene): string | null {
  if (quietZone === 'none') return null;
  const isVertical = quietZone === 'top' || quietZone === 'bottom';
  const zone = isVertical ? quietZone : side((quietZone === 'end' ? 1 : -1) * (mirrored ? -1 : 1));
  return `Keep the ${zone} third calm and even, without faces or detail: words will be set there later.`;
}

function sizeWords(scale: number): string | null {
  if (scale < 0.7) return 'small in the picture';
  return scale > 1.4 ? 'large in the picture' : null;
}

const side = (direction: number): 'left' | 'right' => (direction < 0 ? 'left' : 'right');
