import type { Scene } from '../scene';
import { isIndoors, type Stage } from '../stages';
import { ANYWHERE, type ChangeRefusal, showsMood } from './change-refusal';
import type { RequestedChange } from './parse-request';
import type { Change } from './vocabulary/model';

/** Palettes of stages that name their light otherwise. */
const TIMES: Readonly<Record<string, readonly string[]>> = {
  dawn: ['dawn', 'day'],
  day: ['day', 'dawn'],
  dusk: ['dusk', 'lamp'],
  night: ['night', 'moon', 'dark', 'lamp'],
};
const GROUND = ['left', 'right', 'middle', 'beside', 'before', 'behind', 'far'] as const;
const AIR = ['air', 'ahead'] as const;

/** A free slot of the stage. */
function freeSlot(scene: Scene, stage: Stage, flies: boolean): string | undefined {
  const taken = [scene.hero.slot, ...scene.companions.map(({ slot }) => slot), ...scene.props.map(({ slot }) => slot)];
  const free = (names: readonly string[]) => names.find((name) => stage.slots[name] && !taken.includes(name));
  return flies ? (free(AIR) ?? free(GROUND)) : free(GROUND);
}

function added(scene: Scene, stage: Stage, change: Extract<Change, { adds: string }>): Scene | null {
  const slot = freeSlot(scene, stage, change.flies ?? false);
  if (!slot) return null;
  const { kind } = change;
  if (change.adds === 'prop') return { ...scene, props: [...scene.props, { kind, slot, scale: 1 }] };
  const [from, to] = [stage.slots[slot]?.x ?? 0, stage.slots[scene.hero.slot]?.x ?? 600];
  const facing = to < from ? -1 : 1;
  return { ...scene, companions: [...scene.companions, { kind, slot, facing, expression: 'joy', scale: 1 }] };
}

/** An animal in another posture is the same animal: `dogSit` and `dogRun`. */
const family = (kind: string) => kind.replace(/[A-Z].*$/, '');

function removed(scene: Scene, change: Change): Scene | null {
  if ('adds' in change) {
    const stays = ({ kind }: { readonly kind: string }) => family(kind) !== family(change.kind);
    const next = { ...scene, companions: scene.companions.filter(stays), props: scene.props.filter(stays) };
    const same = next.companions.length === scene.companions.length && next.props.length === scene.props.length;
    return same ? null : next;
  }
  return 'weather' in change && scene.weather === change.weather ? { ...scene, weather: null } : null;
}

const NIGHTS: readonly string[] = ['night', 'moon', 'dark'];
const isSameTime = (one: string, other: string): boolean =>
  one === other || (NIGHTS.includes(one) && NIGHTS.includes(other));

function changeTime(scene: Scene, stage: Stage, time: string): Scene | ChangeRefusal {
  const palette = TIMES[time]?.find((name) => stage.palettes.includes(name));
  if (!palette) return 'request_not_here';
  return isSameTime(palette, scene.palette) ? 'request_already_shown' : { ...scene, palette };
}

function changed(scene: Scene, stage: Stage, change: Change): Scene | ChangeRefusal {
  if ('adds' in change) return added(scene, stage, change) ?? 'request_no_room';
  if ('time' in change) return changeTime(scene, stage, change.time);
  if ('mood' in change) {
    if (showsMood(scene.hero.expression, change.mood)) return 'request_already_shown';
    return { ...scene, hero: { ...scene.hero, expression: change.mood } };
  }
  const { weather } = change;
  if (isIndoors(scene.stage) && !ANYWHERE.includes(weather)) return 'request_not_here';
  return scene.weather === weather ? 'request_already_shown' : { ...scene, weather };
}

/** Light and feelings are changed to others; they cannot be taken away. */
function removeFrom(scene: Scene, change: Change): Scene | ChangeRefusal {
  if ('time' in change || 'mood' in change) return 'request_not_here';
  return removed(scene, change) ?? 'request_already_shown';
}

/** Applies a wish where it is possible: a stage may have no free slot, and a room has no rain. */
export const changePage = (scene: Scene, stage: Stage, { change, without }: RequestedChange): Scene | ChangeRefusal =>
  without ? removeFrom(scene, change) : changed(scene, stage, change);

/** Whether the scene already has what a change adds: an animal in any posture, or the same thing. */
export const showsAlready = ({ companions, props }: Scene, change: Change): boolean =>
  'adds' in change && [...companions, ...props].some(({ kind }) => family(kind) === family(change.kind));
