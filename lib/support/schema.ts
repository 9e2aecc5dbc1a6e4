import { z } from 'zod';
import { type CapabilityTable, type Conditional, GROUPS, stands, TODAY } from '@/lib/capabilities';
import { LANGUAGES } from '@/lib/markets';
import { DESCRIPTION_MAX } from './limits';

/** What people write about, in the order of the list that they choose from. */
export const SUPPORT_TOPICS = [
  'order',
  'printing',
  'payment',
  'photo',
  'technical',
  'suggestion',
  'groups',
  'other',
] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

const ABOUT: Readonly<Partial<Record<SupportTopic, Conditional>>> = {
  printing: { needs: ['print'] },
  groups: { needs: [GROUPS] },
};

/** The topics to choose from: nobody is asked about what cannot be bought. All of them are understood. */
export const offeredTopics = (table: CapabilityTable = TODAY): readonly SupportTopic[] =>
  SUPPORT_TOPICS.filter((topic) => stands(ABOUT[topic] ?? {}, table));

/** Forms send empty text for what was left out, other callers `null`. */
const optional = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

const email = z
  .string()
  .trim()
  .max(254, 'email_invalid')
  .pipe(z.email({ error: 'email_invalid' }));

/** Digits with what people write between them; 6 to 15 digits (E.164 has no more). */
const phone = z
  .string()
  .trim()
  .max(30, { error: 'phone_invalid', abort: true })
  .regex(/^\+?(?:[\s().-]*\d){6,15}[\s().-]*$/, 'phone_invalid');

const fields = z.object({
  orderId: optional(z.uuid()),
  email: optional(email),
  phone: optional(phone),
  topic: optional(z.enum(SUPPORT_TOPICS, { error: 'topic_required' })),
  description: z
    .string({ error: 'description_required' })
    .trim()
    .min(1, 'description_required')
    .max(DESCRIPTION_MAX, 'description_too_long'),
  /** The page's language: the one to answer in. */
  language: optional(z.enum(LANGUAGES)),
  /** A field that people cannot see; whoever fills it is a machine. */
  website: optional(z.string().max(500)),
});

type Given = { readonly orderId?: string | undefined; readonly topic?: SupportTopic | undefined };
// A rule is looked at even where another field is wrong, so that everything is said at once.
const when = () => true;

/** `POST /api/support` (spec §7): the e-mail may be left to the account. */
export const supportRequestSchema = fields.refine(
  ({ orderId, topic }: Given) => orderId !== undefined || topic !== undefined,
  { error: 'topic_required', path: ['topic'], when },
);
export type SupportRequestInput = z.infer<typeof supportRequestSchema>;

/** The form's rules (spec §5 "Support form"). */
export const supportFormSchema = supportRequestSchema.refine(({ email: given }) => given !== undefined, {
  error: 'email_required',
  path: ['email'],
  when,
});

const FIELDS = ['topic', 'description', 'email', 'phone'];

/** The codes of the rules that what was typed does not keep yet, in the order of the form's fields. */
export function brokenRules(typed: unknown): string[] {
  const checked = supportFormSchema.safeParse(typed);
  const issues = checked.error?.issues ?? [];
  const place = ({ path }: { readonly path: readonly PropertyKey[] }) => FIELDS.indexOf(String(path[0]));
  return [...new Set([...issues].sort((one, other) => place(one) - place(other)).map(({ message }) => message))];
}
