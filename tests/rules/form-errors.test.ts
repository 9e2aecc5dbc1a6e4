import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { batchFormSchema, createTypedBatch } from '@/components/company/form/batch-form';
import { createJoinFormSchema } from '@/components/kindergarten/join/join-form-schema';
import { childFormSchema } from '@/components/wizard/child-form-schema';
import { sendCodeSchema } from '@/lib/accounts';
import { newSubmissionSchema } from '@/lib/company';
import { addressSchema } from '@/lib/orders';
import { isErrorCode } from '@/lib/platform/errors';

/** An untouched form, as the browser sends it: texts are empty, and no radio button is chosen. */
const EMPTY_FORMS = {
  child: [childFormSchema, { childName: '', gender: null, age: null, language: 'he', nameKeptAsWritten: false }],
  join: [
    createJoinFormSchema('he'),
    { name: '', nameKeptAsWritten: false, filesToTeacher: false, gender: null, age: null },
  ],
  address: [
    addressSchema,
    { country: 'US', fullName: '', state: '', city: '', postalCode: '1', street: 'Congress Ave', houseNumber: '' },
  ],
  company: [
    batchFormSchema,
    {
      ...createTypedBatch({ country: 'US', language: 'en' }, { printed: true, day: '' }),
      contactPhone: '12',
      delivery: null,
      office: { street: 'Azrieli Center', city: '', postal: '1', state: '' },
    },
  ],
  submission: [
    newSubmissionSchema,
    {
      bookId: crypto.randomUUID(),
      employeeName: '',
      email: null,
      phone: '12',
      country: 'IL',
      language: 'he',
      bookType: 'digital',
    },
  ],
  verification: [
    sendCodeSchema,
    { phone: '12', country: 'IL', language: 'he', email: '', termsAccepted: false, smsConsent: false },
  ],
} as const;

/** What the form shows beside each field. */
async function listFaults(schema: unknown, values: object): Promise<Readonly<Record<string, unknown>>> {
  const resolve = zodResolver(schema as unknown as z.ZodType<object, object>);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const flatten = (found: object, path = ''): [string, unknown][] =>
    Object.entries(found).flatMap(([field, value]) =>
      'message' in value ? [[path + field, value.message]] : flatten(value, `${path}${field}.`),
    );
  return Object.fromEntries(flatten(errors));
}

/** Errors beside fields that are no codes of the table. */
const findWithoutCode = (faults: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.values(faults).filter((message) => !isErrorCode(String(message)));

describe('§5 every form names each faulty field at once, with a code of its own', () => {
  it.each([
    ['child', ['age', 'childName', 'gender']],
    ['join', ['age', 'gender', 'name']],
    ['address', ['city', 'fullName', 'postalCode', 'state', 'street']],
    [
      'company',
      [
        'catalogueId',
        'closesAt',
        'companyName',
        'contactEmail',
        'contactName',
        'contactPhone',
        'delivery',
        'office.city',
        'office.postal',
        'office.state',
        'office.street',
      ],
    ],
    ['submission', ['employeeName', 'images', 'phone', 'texts']],
    ['verification', ['email', 'phone', 'smsConsent', 'termsAccepted']],
  ] as const)('%s', async (name, fields) => {
    const [schema, values] = EMPTY_FORMS[name];
    const faults = await listFaults(schema, values);
    expect(Object.keys(faults).sort()).toEqual(fields);
    expect(findWithoutCode(faults)).toEqual([]);
  });
});

describe('the rule reports violations', () => {
  const fields = z.object({ name: z.string({ error: 'name_too_short' }), email: z.string() });

  it('a field whose fault shows only once the others are right', async () => {
    const late = fields.refine(({ email }) => email.includes('@'), { path: ['email'], error: 'email_invalid' });
    expect(Object.keys(await listFaults(late, { name: null, email: '' }))).toEqual(['name']);
    expect(Object.keys(await listFaults(late, { name: 'Noa', email: '' }))).toEqual(['email']);
  });

  it('a fault in words', async () => {
    const worded = fields.extend({ email: z.email('Please type an address') });
    expect(findWithoutCode(await listFaults(worded, { name: null, email: '' }))).toEqual(['Please type an address']);
    expect(findWithoutCode(await listFaults(fields, { name: null, email: '' }))).toEqual([]);
  });
});
