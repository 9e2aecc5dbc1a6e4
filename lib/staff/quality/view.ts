/** Days that the desk looks back. */
export const QUALITY_PERIODS = [30, 90, 365] as const;
export type QualityPeriod = (typeof QUALITY_PERIODS)[number];

/** Hours after which the numbers of a period are counted again: the longer it is, the less a day changes them. */
export const RECOUNT_HOURS: Readonly<Record<QualityPeriod, number>> = { 30: 1, 90: 6, 365: 24 };

/** A period by its days in an address; another one is the shortest. */
export const parsePeriod = (text: string): QualityPeriod =>
  QUALITY_PERIODS.find((days) => String(days) === text) ?? QUALITY_PERIODS[0];

/** The traits of a hero that a parent may correct. */
export const QUALITY_TRAITS = [
  'skin',
  'hairColor',
  'hairStyle',
  'eyeColor',
  'eyeShape',
  'eyeSize',
  'eyeTilt',
  'browShape',
  'browWeight',
  'nose',
  'cheeks',
  'mouthWidth',
  'earSize',
  'freckles',
  'dimples',
  'gapTooth',
  'glasses',
  'glassesColor',
  'headwear',
  'headwearColor',
  'hearingAid',
  'wheelchair',
] as const;
export type QualityTrait = (typeof QUALITY_TRAITS)[number];

/** What parents changed and complained about; each list begins with the weakest. */
export type QualityView = {
  /** Until when purchases and changes are counted. */
  readonly countedAt: Date;
  /** Hours until they are counted again. */
  readonly recountHours: number;
  readonly stories: readonly {
    readonly title: string;
    readonly story: number;
    readonly books: number;
    readonly redrawn: number;
    readonly complained: number;
  }[];
  readonly pages: readonly {
    readonly title: string;
    readonly story: number;
    readonly page: string;
    readonly books: number;
    readonly redrawn: number;
    readonly reworded: number;
  }[];
  readonly traits: readonly { readonly trait: string; readonly heroes: number; readonly corrected: number }[];
};
