export type Pattern = {
  readonly kind: 'stripe' | 'star' | 'dot' | 'flower';
  readonly color: string;
  /** Distance and size in head units. */
  readonly step: number;
  readonly size: number;
};

export type Top = {
  readonly color: string;
  readonly sleeve: 'short' | 'long';
  /** Of the upper arm, for short sleeves. */
  readonly sleeveLength?: number;
  readonly puff?: number;
  readonly collar: 'crew' | 'roll' | 'peter' | 'polo';
  readonly cuff?: string;
  readonly buttons?: string;
  readonly pattern?: Pattern;
  readonly loose?: number;
  /** Height of the hem in torso lengths above the hips; below the hips it is negative. */
  readonly hem?: number;
};

export type Bottom = {
  readonly kind: 'trousers' | 'shorts' | 'skirt' | 'dress';
  readonly color: string;
  readonly pattern?: Pattern;
  /** Of the thigh, for shorts. */
  readonly length?: number;
  readonly flare?: number;
};

export type Shoes = {
  readonly kind: 'sneaker' | 'mary' | 'boot' | 'slipper';
  readonly color: string;
  readonly sole?: string;
};

export type Outfit = {
  readonly top: Top;
  readonly bottom: Bottom;
  /** Dungarees over the top, in the colour of the bottom. */
  readonly dungarees?: boolean;
  readonly socks?: string;
  readonly tights?: string;
  /** Barefoot when absent. */
  readonly shoes?: Shoes;
  readonly scarf?: string;
};
