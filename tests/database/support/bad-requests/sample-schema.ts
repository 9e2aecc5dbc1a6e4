import type { z } from 'zod';
import type { Random } from './random';

/** What zod says of a schema; which of these exist depends on its type. */
type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly left?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly format?: string;
  readonly getter?: () => z.ZodType;
};

const TEXTS = ['Maya', 'נועה', 'a@b.example', '050-222-8888', '2027-01-01T00:00:00.000Z', '123456', 'IL', 'he', 's01'];
const UUID = '6f9619ff-8b86-4011-b42d-00cf4fc964ff';

const sampleText = (format: string | undefined, random: Random): string => {
  if (format === 'uuid') return UUID;
  if (format === 'email') return 'parent@shop.example';
  if (format === 'datetime') return '2027-01-01T00:00:00.000Z';
  return random.pick(TEXTS);
};

/** How each type of schema is filled; a type without a row gets nothing. */
const SAMPLES: Readonly<Record<string, (definition: Definition, random: Random) => unknown>> = {
  string: ({ format }, random) => sampleText(format, random),
  number: (_, random) => random.pick([0, 1, 5, 12, 100, 10_001]),
  int: (_, random) => random.below(20),
  boolean: (_, random) => random.chance(0.5),
  enum: ({ entries = {} }, random) => random.pick(Object.values(entries)),
  literal: ({ values = [] }, random) => random.pick(values),
  object: ({ shape = {} }, random) =>
    Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, sampleSchema(field, random)])),
  array: ({ element }, random) => Array.from({ length: random.below(4) }, () => sampleSchema(element, random)),
  tuple: ({ items = [] }, random) => items.map((item) => sampleSchema(item, random)),
  record: ({ valueType }, random) => ({ [random.pick(TEXTS)]: sampleSchema(valueType, random) }),
  union: ({ options = [] }, random) => sampleSchema(random.pick(options), random),
  nullable: ({ innerType }, random) => (random.chance(0.3) ? null : sampleSchema(innerType, random)),
  optional: ({ innerType }, random) => (random.chance(0.3) ? undefined : sampleSchema(innerType, random)),
  lazy: ({ getter }, random) => sampleSchema(getter?.(), random),
};

const getDefinition = (schema: z.ZodType): Definition =>
  (schema as unknown as { readonly _zod: { readonly def: Definition } })._zod.def;

/** A value in the form of a schema, which it may still refuse. */
export function sampleSchema(schema: z.ZodType | undefined, random: Random): unknown {
  if (!schema) return null;
  const definition = getDefinition(schema);
  const sample = SAMPLES[definition.type];
  if (sample) return sample(definition, random);
  // What prepares a value says nothing of its form.
  if (definition.in && getDefinition(definition.in).type === 'transform') return sampleSchema(definition.out, random);
  // Defaults, catches and checks around another schema.
  return sampleSchema(definition.innerType ?? definition.in ?? definition.left, random);
}
