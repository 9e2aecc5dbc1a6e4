import type { Vec } from '../../paint';

/** How a mood moves a child's own mouth; head units unless said otherwise. */
export type MouthMood = {
  /** Against the photo's width. */
  readonly width: number;
  /** How far the corners rise, and the lower lip sinks. */
  readonly corner: number;
  readonly open: number;
  /** Share of the photo's own gap between the lips that is closed. */
  readonly close: number;
  readonly wobble: number;
  /** Share of the opening that teeth fill, and whether the lower ones are bared. */
  readonly teeth: number;
  readonly lowerTeeth: number;
  /** How much of the opening the upper lip makes, and how square it is: the smaller the more. */
  readonly rise: number;
  readonly box: number;
  /** An oval instead of the child's own lines: half its width and half its height. */
  readonly oval: Vec | null;
  /** Share of the lips' thickness that is pressed or stretched away. */
  readonly thin: number;
  /** How much it is a calm mouth without a smile, 0 to 1: its upper lip has a clear bow, its lower one stays full. */
  readonly quiet: number;
  /** The upper teeth hold the lower lip. */
  readonly bites: boolean;
  /** The tongue lies in sight on the floor of the mouth. */
  readonly tongue: boolean;
  /** How far the jaw falls, so that the mouth opens further than the chin leaves room for. */
  readonly jaw: number;
};

/** The mouth of the photo. */
export const RESTING_MOUTH: MouthMood = {
  width: 1,
  corner: 0,
  open: 0,
  close: 0,
  wobble: 0,
  teeth: 0,
  lowerTeeth: 0,
  rise: 0.1,
  box: 0.62,
  oval: null,
  thin: 0,
  quiet: 0,
  bites: false,
  tongue: false,
  jaw: 0,
};
