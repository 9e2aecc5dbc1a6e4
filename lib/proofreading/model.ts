import type { Gender } from '@/lib/catalogue';
import type { Language } from '@/lib/markets';

/** Kinds of faults on a book's page. */
export type FaultKind =
  | 'name_missing'
  | 'name_wrong'
  | 'mixed_languages'
  | 'gender_disagreement'
  | 'overflow'
  | 'leftover_braces'
  | 'double_space'
  | 'unpaired_niqqud'
  | 'unpaired_quotes'
  | 'typography';

/** One page with the final text: one paragraph per line, in the book's language, for the declared child. */
export type PageInput = {
  readonly language: Language;
  readonly text: string;
  readonly name: string;
  readonly gender: Gender;
  /** The page must contain the child's name. */
  readonly mustName?: boolean;
  /**
   * A family's own words, typed on a phone: a hyphen for a dash is a habit, and other people's names are brothers and
   * sisters.
   */
  readonly byParent?: boolean;
};

/** A fault with the surrounding words; the excerpt contains the child's name, so never log it. */
export type Fault = { readonly kind: FaultKind; readonly excerpt: string };

/** Checks for one kind of fault. */
export type PageCheck = (page: PageInput) => readonly Fault[];
