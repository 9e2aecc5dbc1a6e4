const CONSONANTS: Readonly<Record<string, string>> = {
  ...pairs('בגדזטכלמנסעפצקרשתחהוי', 'b g d z t k l m n s . p c k r s t h h v y'),
  ...pairs('ךםןףץ', 'k m n p c'),
  ...pairs('بتثجحخدذرزسشصضطظعغفقكلمنهوي', 'b t t g h h d d r z s s s d t z . g p k k l m n h v y'),
  ...pairs('бвгджзйклмнпрстфхцчшщ', 'b v g d z z y k l m n p r s t p h c c s s'),
  ...pairs('bcdfghjklmnpqrstvwxyz', 'b k d p g h g k l m n p k r s t v v k y z'),
};

function pairs(letters: string, sounds: string): Record<string, string> {
  const spelled = sounds.split(' ');
  return Object.fromEntries([...letters].map((letter, i) => [letter, spelled[i] ?? '']));
}

/** The consonants of a word, without those that represent vowels in some script. */
const getConsonants = (word: string): string =>
  [...word.toLowerCase()]
    .map((letter) => CONSONANTS[letter] ?? '')
    .join('')
    .replace(/[.hyv]/gu, '')
    .replace(/(.)\1+/gu, '$1');

const scriptOf = (word: string) =>
  (['Latin', 'Hebrew', 'Arabic', 'Cyrillic'] as const).find((script) =>
    new RegExp(`\\p{Script=${script}}`, 'u').test(word),
  );

/** Whether one word is the other in another script: Neta and נטע. */
export function isTransliteration(word: string, name: string): boolean {
  const [ours, theirs] = [scriptOf(word), scriptOf(name)];
  if (!ours || !theirs || ours === theirs) return false;
  const lengths = Math.abs([...word].length - [...name].length);
  const sounds = getConsonants(name);
  if (getConsonants(word) !== sounds) return false;
  // A single consonant occurs in too many words.
  return sounds.length > 1 ? lengths <= 3 : ours === 'Latin' && lengths <= 1;
}
