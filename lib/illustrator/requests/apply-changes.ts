import type { Scene } from '../scene';
import { isIndoors, type Stage } from '../stages';
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

function changed(scene: Scene, stage: Stage, change: Change): Scene | null {
  if ('adds' in change) return added(scene, stage, change);
  if ('mood' in change) return { ...scene, hero: { ...scene.hero, expression: change.mood } };
  if ('weather' in change) {
    const outdoors = change.weather === 'stardust' || change.weather === 'confetti' || change.weather === 'bubbles';
    return outdoors || !isIndoors(scene.stage) ? { ...scene, weather: change.weather } : null;
  }
  const palette = TIMES[change.time]?.find((name) => stage.palettes.includes(name));
  return palette ? { ...scene, palette } : null;
}

/**
 * Applies the changes and says whether any of them was possible: a stage may have no free slot, and a room has no rain.
 */
export function applyChanges(
  scene: Scene,
  stage: Stage,
  wishes: readonly RequestedChange[],
): { scene: Scene; met: number } {
  let [now, met] = [scene, 0];
  for (const { change, without } of wishes) {
    const next = without ? removed(now, change) : changed(now, stage, change);
    if (!next) continue;
    now = next;
    met += 1;
  }
  return { scene: now, met };
}
