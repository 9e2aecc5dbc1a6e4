/**
 * American words and what an English reader in Kenya writes instead, as whole words in lower case. A rule checks that
 * no message has an argument with one of these names.
 */
export const KENYAN_WORDS: Readonly<Record<string, string>> = {
  'business day': 'working day',
  'business days': 'working days',
  'check a': 'tick a',
  'check the box': 'tick the box',
  'never checked in advance': 'never ticked in advance',
  canceled: 'cancelled',
  canceling: 'cancelling',
  center: 'centre',
  color: 'colour',
  colored: 'coloured',
  colors: 'colours',
  favorite: 'favourite',
  flashlight: 'torch',
  gray: 'grey',
  math: 'maths',
  mom: 'Mum',
  neighbors: 'neighbours',
  neighbor: 'neighbour',
  organize: 'organise',
  package: 'parcel',
  pajamas: 'pyjamas',
  personalized: 'personalised',
  preschool: 'nursery school',
  preschools: 'nursery schools',
  'preschools & schools': 'nurseries & schools',
  'preschools, schools': 'nurseries, schools',
  'preschools and schools': 'nurseries and schools',
  recognize: 'recognise',
  soccer: 'football',
  toward: 'towards',
};

// The longest first, so that a phrase is found before a word in it.
const PATTERN = new RegExp(
  `\\b(?:${Object.keys(KENYAN_WORDS)
    .sort((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'gi',
);

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Writes an English text as it is written in Kenya. */
export const toKenyanSpelling = (text: string): string =>
  text.replace(PATTERN, (word) => {
    const replacement = KENYAN_WORDS[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) ? capitalize(replacement) : replacement;
  });
