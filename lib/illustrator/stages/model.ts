import type { Vec } from '@/lib/illustrator/paint';
import type { SceneInput } from '@/lib/illustrator/scene';
import type { Easel, Span } from './kit/easel';

/** Where an actor can stand: the ground point and the scale, in stage units per figure unit (a head is 104 units). */
export type Slot = {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Painting order among the actors; by default the ground line, so that nearer ones cover farther ones. */
  readonly depth?: number;
  /** In the air, on a bough or under a quilt: casts no shadow on the ground. */
  readonly afloat?: boolean;
};

/** A light source in stage units; at `reach` it has faded out. */
export type Lamp = {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly colour: string;
  readonly power: number;
};

/** Effect of the stage's light on a figure. */
export type StageLight = {
  /** Towards the main light (moon, lamp, dawn). */
  readonly direction: Vec;
  readonly rim: string;
  readonly rimAlpha: number;
  readonly rimWidth: number;
  /** Ambient colour, multiplied over everything outside the lamps. */
  readonly ambient: string;
  readonly ambientAlpha: number;
  readonly shadow: string;
  readonly lamps: readonly Lamp[];
  /** Long shadows of figures, away from a low light at `from` (x); they reach `length` of the height towards us. */
  readonly cast?: {
    readonly from: number;
    /** How far they lean sideways, as a share of the height for 1000 units from the light. */
    readonly slant: number;
    readonly length: number;
    readonly alpha: number;
  };
};

/** Another picture of the same moment: the differences from the declared scene. */
type Variant = {
  readonly camera?: { readonly x: number; readonly y: number; readonly zoom: number };
  readonly palette?: string;
  readonly hero?: Partial<
    Pick<SceneInput['hero'], 'pose' | 'slot' | 'expression' | 'outfit' | 'yaw' | 'tilt' | 'gaze' | 'facing' | 'scale'>
  >;
  /** By the kind of the declared companion. */
  readonly companions?: Readonly<
    Record<
      string,
      { readonly kind?: string; readonly slot?: string; readonly facing?: -1 | 1; readonly scale?: number }
    >
  >;
};

/** A stage, painted in layers; the palette's name selects the colours. */
export type Stage = {
  readonly palettes: readonly string[];
  readonly slots: Readonly<Record<string, Slot>>;
  /** Variations of this stage, in order; without them the composer uses its recipes. */
  readonly variants?: readonly Variant[];
  /** A stage made for a whole spread: `[0, 2400]`. Without it, scenery reaches as far as a page. */
  readonly span?: Span;
  /** No rain or snow falls here. */
  readonly indoors?: boolean;
  /** 1 where things float: under water, in space. */
  readonly float?: number;
  light(palette: string): StageLight;
  back(e: Easel, palette: string): void;
  /** Painted after the actors up to its depth, such as a quilt over the hero. */
  over?: { readonly depth: number; paint(e: Easel, palette: string): void };
  front?(e: Easel, palette: string): void;
};

type StageSpec<C> = Omit<Stage, 'palettes' | 'light' | 'back' | 'over' | 'front'> & {
  readonly palettes: Readonly<Record<string, C>>;
  light(c: C): StageLight;
  back(e: Easel, c: C): void;
  over?: { readonly depth: number; paint(e: Easel, c: C): void };
  front?(e: Easel, c: C): void;
};

/** Defines a stage whose painting code gets the colours of the palette. */
export function defineStage<C>(spec: StageSpec<C>): Stage {
  const colours = (name: string): C => {
    const found = spec.palettes[name];
    if (!found) throw new Error(`no palette ${name}`);
    return found;
  };
  const { over, front } = spec;
  return {
    slots: spec.slots,
    ...(spec.variants && { variants: spec.variants }),
    ...(spec.float && { float: spec.float }),
    ...(spec.span && { span: spec.span }),
    ...(spec.indoors && { indoors: spec.indoors }),
    palettes: Object.keys(spec.palettes),
    light: (name) => spec.light(colours(name)),
    back: (e, name) => spec.back(e, colours(name)),
    ...(over && { over: { depth: over.depth, paint: (e: Easel, name: string) => over.paint(e, colours(name)) } }),
    ...(front && { front: (e: Easel, name: string) => front(e, colours(name)) }),
  };
}
