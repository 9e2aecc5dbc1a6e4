/** A child's name as a list writes it, in the two parts that a book and its label need. */
export type SplitName = {
  /** The hero's name: the first name alone. */
  readonly name: string;
  /** With the family name, for lists and labels; empty where the name has one part. */
  readonly fullName: string;
};

/** First words that are no name without the next one: Bat El, Abd al-Rahman, Abu Bakr. */
const OPENS_A_NAME = /^(?:בת|עבד|אבו|אום|عبد|أبو|ابو|أم|ام|abd|abdel|abdul|bat)$/iu;
/** Second words that belong to the first name: Ben Zion, Nour al-Din. */
const ENDS_A_NAME =
  /^(?:ציון|עמי|אלדין|א־דין|الدين|الله|الرحمن|الرحيم|الكريم|العزيز|zion|ami|el-din|al-din|eldin|aldin)$/iu;

const joinWords = (words: readonly string[]): string => words.join(' ');

/**
 * Splits a full name (§5 child name): the hero has the first name, papers and labels keep all of it. A comma
 * says that the family name comes first, and so does `familyFirst`. A person sees the result and may correct it.
 */
export function splitFullName(
  text: string,
  { familyFirst = false }: { readonly familyFirst?: boolean } = {},
): SplitName {
  const [before = '', after = ''] = text.split(/\s*[,،;]\s*/u);
  const words = (after ? `${after} ${before}` : before).trim().split(/\s+/u).filter(Boolean);
  const inOrder = familyFirst && !after ? [...words.slice(1), ...words.slice(0, 1)] : words;
  const [first = '', second = ''] = inOrder;
  const together = inOrder.length > 2 && (OPENS_A_NAME.test(first) || ENDS_A_NAME.test(second));
  const compound = inOrder.length === 2 && (OPENS_A_NAME.test(first) || /^(?:الدين|الله|الرحمن|ציון)$/u.test(second));
  if (inOrder.length < 2 || compound) return { name: joinWords(inOrder), fullName: '' };
  return { name: together ? `${first} ${second}` : first, fullName: joinWords(inOrder) };
}

/**
 * The names after somebody typed another hero's name. Words of the full name are that person's choice of the hero's
 * name; another single name replaces the first one on the label too; other full names are split.
 */
export function renameChild(typed: string, { name, fullName }: SplitName): SplitName {
  const words = typed.trim().split(/\s+/u).filter(Boolean);
  const known = fullName.split(/\s+/u);
  if (fullName !== '' && words.length > 0 && words.every((word) => known.includes(word))) {
    return { name: joinWords(words), fullName };
  }
  const split = splitFullName(typed);
  if (split.fullName !== '' || split.name === '') return split.name === '' ? { name: '', fullName } : split;
  const rest = name !== '' && fullName.startsWith(`${name} `) ? fullName.slice(name.length) : '';
  return { name: split.name, fullName: rest && `${split.name}${rest}` };
}
