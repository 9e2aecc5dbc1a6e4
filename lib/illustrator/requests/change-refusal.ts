/** Why a change is not possible in a scene. */
export type ChangeRefusal =
  | 'request_no_room'
  /** Words stand in the picture: nothing is added to it or moved in it. */
  | 'request_beside_words'
  | 'request_not_here'
  | 'request_already_shown';

/** What falls or floats in a room as well. */
export const ANYWHERE: readonly string[] = ['stardust', 'confetti', 'bubbles'];

/** Who laughs smiles already. */
export const showsMood = (expression: string, mood: string): boolean =>
  expression === mood || (mood === 'joy' && expression === 'laugh');
