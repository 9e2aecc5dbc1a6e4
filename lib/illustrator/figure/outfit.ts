export type Pattern = {
  readonly kind: 'stripe' | 'star' | 'dot' | 'flower' | 'medallion' | 'diamond' | 'leaf' | 'check';
  readonly color: string;
  /** Second colour of a motif. */
  readonly accent?: string;
  /** Distance and size in head units. */
  readonly step: number;
  readonly size: number;
};

/** What is sewn on the front of a top. */
type Front = {
  readonly pockets?: 'chest' | 'hip' | 'kangaroo';
  readonly closing?: 'zip' | 'toggles' | 'buttons';
  /** Symmetrical marks only: some books are drawn mirrored. */
  readonly emblem?: { readonly kind: 'star' | 'heart' | 'belly' | 'panel'; readonly color: string };
  /** Embroidery round the neck and down the chest, on cuffs and hems. */
  readonly embroidery?: string;
  /** Worn open over a shirt of this colour. */
  readonly open?: string;
  /** Ties of a hood. */
  readonly strings?: string;
  /** A belt at the waist. */
  readonly belt?: string;
};

export type Top = {
  readonly color: string;
  readonly sleeve: 'none' | 'short' | 'long';
  /** Of the upper arm, for short sleeves. */
  readonly sleeveLength?: number;
  /** Sleeves of another colour than the body: a blouse under a pinafore. */
  readonly sleeveColor?: string;
  readonly puff?: number;
  /** How far air fills long sleeves between shoulder and cuff, head units. */
  readonly blown?: number;
  readonly collar: 'crew' | 'roll' | 'peter' | 'polo' | 'stand' | 'straps' | 'ring';
  readonly cuff?: string;
  readonly buttons?: string;
  readonly pattern?: Pattern;
  readonly loose?: number;
  /** Height of the hem in torso lengths above the hips; below the hips it is negative. */
  readonly hem?: number;
  /** Padded, with quilt seams. */
  readonly quilted?: boolean;
  readonly front?: Front;
};

export type Bottom = {
  readonly kind: 'trousers' | 'shorts' | 'skirt' | 'dress';
  readonly color: string;
  readonly pattern?: Pattern;
  /** Of the thigh, for shorts. */
  readonly length?: number;
  /** Of the leg, for skirts and dresses; above 0.55 it is a robe that goes with both legs. */
  readonly reach?: number;
  readonly flare?: number;
  /** Wider trousers, head units. */
  readonly loose?: number;
  /** Ribbons along the hem, from below upwards. */
  readonly bands?: readonly string[];
  /** Layers of net that stand out, as a dancer's. */
  readonly tulle?: boolean;
};

export type Shoes = {
  readonly kind: 'sneaker' | 'mary' | 'boot' | 'slipper';
  readonly color: string;
  readonly sole?: string;
};

export type Hat = {
  readonly kind: 'hood' | 'bobble' | 'baker' | 'crown' | 'mane' | 'bear' | 'helmet' | 'straw' | 'cap';
  readonly color: string;
  readonly trim?: string;
};

type Cape = { readonly color: string; readonly lining: string; readonly fur?: boolean };

export type Outfit = {
  readonly top: Top;
  readonly bottom: Bottom;
  /** Dungarees over the top, in the colour of the bottom. */
  readonly dungarees?: boolean;
  readonly socks?: string;
  readonly kneeSocks?: boolean;
  /** One striped sock, on the near foot of who kneels; the other foot is bare. */
  readonly oneSock?: readonly [color: string, stripe: string];
  readonly tights?: string;
  /** Barefoot when absent. */
  readonly shoes?: Shoes;
  readonly scarf?: string;
  readonly neckerchief?: string;
  /** A hood that lies on the shoulders. */
  readonly hoodDown?: string;
  readonly hat?: Hat;
  /** Swimming goggles of this colour, in place of any glasses. */
  readonly goggles?: string;
  readonly mittens?: string;
  readonly gloves?: string;
  readonly cape?: Cape;
  readonly backpack?: string;
  readonly apron?: string;
  /** A costume's tail and its tuft. */
  readonly tail?: readonly [color: string, tuft: string];
};
