import type { ChildValues } from './cell-values';

/** What takes one action back: the values that children had before, and the children that it added. */
export type Undo = {
  readonly changes: readonly { readonly id: string; readonly values: ChildValues }[];
  readonly added: readonly string[];
};

/** As many actions as a person remembers. */
const MAX_UNDO = 100;

/** The actions that can be taken back, the latest one last. */
export const pushUndo = (history: readonly Undo[], action: Undo): readonly Undo[] =>
  [...history, action].slice(-MAX_UNDO);
