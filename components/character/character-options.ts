/** What differs between the hero of a new book and another hero for a bought one. */
export type CharacterOptions = {
  /** Heading, if it is not the first meeting with the hero. */
  readonly title?: string;
  /** Where another photo is chosen. */
  readonly photoHref: string;
  /** The advanced model costs extra, is paid already, or cannot be chosen any more. */
  readonly advanced: 'priced' | 'bought' | 'hidden';
  /** The photo belongs to this hero alone, so that it can be deleted here. */
  readonly ownsPhoto: boolean;
};
