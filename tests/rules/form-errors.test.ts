import { zodResolver } from '@hookform/resolvers/zod';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { batchFormSchema, createTypedBatch } from '@/components/company/form/batch-form';
import { createJoinFormSchema } from '@/components/kindergarten/join/use-join-form';
import { childFormSchema } from '@/components/wizard/child-form';
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
async function listFaults(name: keyof typeof EMPTY_FORMS): Promise<Readonly<Record<string, unknown>>> {
  const [schema, values] = EMPTY_FORMS[name];
  const resolve = zodResolver(schema as unknown as z.ZodType<object, object>);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  const flatten = (found: object, path = ''): [string, unknown][] =>
    Object.entries(found).flatMap(([field, value]) =>
      'message' in value ? [[path + field, value.message]] : flatten(value, `${path}${field}.`),
    );
  return Object.fromEntries(flatten(errors));
}

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
    const faults = await listFaults(name);
    expect(Object.keys(faults).sort()).toEqual(fields);
    expect(Object.values(faults).filter((message) => !isErrorCode(String(message)))).toEqual([]);
  });
});
