import { z } from 'zod';
import {
  type CapabilityGated,
  type CapabilityTable,
  CURRENT_CAPABILITIES,
  GROUP_ORDER_CAPABILITIES,
  isEnabled,
} from '@/lib/capabilities';
import { LANGUAGES } from '@/lib/markets';
import { cleanLine, cleanText } from '@/lib/platform/text/clean-text';
import { DESCRIPTION_MAX } from './limits';

/** Support topics in display order. */
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

const ABOUT: Readonly<Partial<Record<SupportTopic, CapabilityGated>>> = {
  printing: { needs: ['print'] },
  groups: { needs: [GROUP_ORDER_CAPABILITIES] },
};

/** The topics to choose from: none about what is not for sale. The schema accepts all of them. */
export const offeredTopics = (table: CapabilityTable = CURRENT_CAPABILITIES): readonly SupportTopic[] =>
  SUPPORT_TOPICS.filter((topic) => isEnabled(ABOUT[topic] ?? {}, table));

/** Forms send empty text for an omitted field, other clients `null`. */
const optional = <Output>(schema: z.ZodType<Output>) =>
  z.preprocess((value) => (value === null || value === '' ? undefined : value), schema.optional());

const email = z
  .string()
  .overwrite(cleanLine)
  .max(254, 'email_invalid')
  .pipe(z.email({ error: 'email_invalid' }));

/** Digits with common separators; 6 to 15 digits (the E.164 maximum). */
const phone = z
  .string()
  .overwrite(cleanLine)
  .max(30, { error: 'phone_invalid', abort: true })
  .regex(/^\+?(?:[\s().-]*\d){6,15}[\s().-]*$/, 'phone_invalid');

const fields = z.object({
  orderId: optional(z.uuid()),
  email: optional(email),
  phone: optional(phone),
  topic: optional(z.enum(SUPPORT_TOPICS, { error: 'topic_required' })),
  description: z
    .string({ error: 'description_required' })
    .overwrite(cleanText)
    .min(1, 'description_required')
    .max(DESCRIPTION_MAX, 'description_too_long'),
  /** The page's language: the one to reply in. */
  language: optional(z.enum(LANGUAGES)),
  /** Honeypot: a field that people cannot see, so only bots fill it in. */
  website: optional(z.string().max(500)),
});

type Given = { readonly orderId?: string | undefined; readonly topic?: SupportTopic | undefined };
// Checks a rule even if another field is invalid, so that the form shows all errors at once.
const when = () => true;

/** `POST /api/support` (spec §7): the account may supply the e-mail. */
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

/** Error codes of the current input, in the form's field order. */
export function brokenRules(typed: unknown): string[] {
  const checked = supportFormSchema.safeParse(typed);
  const issues = checked.error?.issues ?? [];
  const place = ({ path }: { readonly path: readonly PropertyKey[] }) => FIELDS.indexOf(String(path[0]));
  return [...new Set([...issues].sort((one, other) => place(one) - place(other)).map(({ message }) => message))];
}
