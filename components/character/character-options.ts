/** What differs between the hero of a new book and another hero for a bought one. */
export type CharacterOptions = {
  /** Heading, if it is not the first meeting with the hero. */
  readonly title?: string;
  /** Where another photo is chosen. */
  readonly photoHref: string;
  /** The advanced model costs extra, or is paid already. */
  readonly advanced: 'priced' | 'bought';
  /** What it costs; missing: its price in the page's market. */
  readonly advancedPrice?: string;
  /** The photo belongs to this hero alone, so that it can be deleted here. */
  readonly ownsPhoto: boolean;
};
