import { parseArgs } from 'node:util';
import { type CatalogueBook, findEdition, GENDERS, type Gender, listEditions, toBaseId } from '@/lib/catalogue';
import { LANGUAGES, type Language } from '@/lib/markets';
import { DEDICATION_DESIGNS, DEFAULT_DEDICATION_DESIGN, type DedicationDesign } from '@/lib/typesetting';
import { CliError } from '../cli';

/** Default names. */
const DEFAULT_NAMES: Readonly<Record<Language, Readonly<Record<Gender, string>>>> = {
  he: { boy: 'נועם', girl: 'נועה' },
  en: { boy: 'Oliver', girl: 'Maya' },
  ar: { boy: 'يوسف', girl: 'ليلى' },
  ru: { boy: 'Миша', girl: 'Аня' },
};

export type ProofOptions = {
  readonly book: CatalogueBook;
  readonly gender: Gender;
  readonly name: string;
  readonly age: number;
  readonly dedication: string | null;
  readonly dedicationDesign: DedicationDesign;
  readonly sizePx: number;
};

const OPTIONS = {
  book: { type: 'string' },
  language: { type: 'string', default: 'he' },
  gender: { type: 'string' },
  name: { type: 'string' },
  age: { type: 'string' },
  dedication: { type: 'string' },
  design: { type: 'string', default: DEFAULT_DEDICATION_DESIGN },
  size: { type: 'string', default: '1500' },
} as const;

const parseChoice = <T extends string>(known: readonly T[], given: string, what: string): T => {
  const match = known.find((value) => value === given);
  if (!match) throw new CliError(`Unknown ${what} "${given}": choose one of ${known.join(', ')}.`);
  return match;
};

const parseInteger = (given: string, from: number, to: number, what: string): number => {
  const number = Number(given);
  if (!Number.isInteger(number) || number < from || number > to)
    throw new CliError(`${what} must be an integer from ${from} to ${to}, not "${given}".`);
  return number;
};

/**
 * Parses options such as `--book 3 --language he --gender girl --name נועה`; the book by its base id or an edition's
 * id.
 * @throws CliError for invalid options
 */
export function parseProofOptions(args: readonly string[]): ProofOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true });
  if (!values.book) throw new CliError('Missing --book. Usage: npm run proof -- --book 3 --language he');
  const id = Number(values.book);
  const language =
    findEdition(id)?.id === id && id >= 10_000 ? undefined : parseChoice(LANGUAGES, values.language, 'language');
  const editions = listEditions(toBaseId(id)).filter((edition) => !edition.comingSoon);
  const book = editions.find((edition) => (language ? edition.language === language : edition.id === id));
  if (!book) {
    const told = editions.map((edition) => edition.language).join(', ');
    throw new CliError(told ? `Book ${id} is told in ${told} only.` : `There is no book ${id} to read.`);
  }
  const [first = 'girl'] = book.genders.length === 1 ? book.genders : (['girl'] as const);
  const gender = values.gender ? parseChoice(GENDERS, values.gender, 'gender') : first;
  if (book.genders.length > 0 && !book.genders.includes(gender))
    throw new CliError(`Book ${id} has no ${gender} as a hero.`);
  const middleAge = book.ages[Math.floor(book.ages.length / 2)] ?? 5;
  return {
    book,
    gender,
    name: values.name ?? DEFAULT_NAMES[book.language][gender],
    age: values.age ? parseInteger(values.age, 1, 10, 'The age') : middleAge,
    dedication: values.dedication ?? null,
    dedicationDesign: parseChoice(DEDICATION_DESIGNS, values.design, 'design'),
    sizePx: parseInteger(values.size, 200, 2600, 'The size in pixels'),
  };
}
