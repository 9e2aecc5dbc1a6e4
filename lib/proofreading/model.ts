import type { Gender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** What can be wrong with a page of a book. */
export const FAULT_KINDS = [
  'name_missing',
  'name_wrong',
  'mixed_languages',
  'gender_disagreement',
  'overflow',
  'leftover_braces',
  'double_space',
  'unpaired_niqqud',
  'unpaired_quotes',
  'typography',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** One page as the child will hear it: paragraphs, each on a line, in the book's language, for the declared child. */
export type PageToProof = {
  readonly language: Language;
  readonly text: string;
  readonly name: string;
  readonly gender: Gender;
  /** The page has to carry the child's name. */
  readonly mustName?: boolean;
};

/** A fault and the words around it; the excerpt holds the child's name and so never goes to a log. */
export type Fault = { readonly kind: FaultKind; readonly excerpt: string };

/** Looks for one kind of fault. */
export type Check = (page: PageToProof) => readonly Fault[];
