import { zodResolver } from '@hookform/resolvers/zod';
import { expect, it } from 'vitest';
import { createJoinFormSchema } from './join-form-schema';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const check = async (typed: object) => {
  const { errors } = await zodResolver(createJoinFormSchema('he'))(
    { name: '', nameKeptAsWritten: false, filesToTeacher: false, ...typed } as never,
    undefined,
    options,
  );
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

it('§5 child name: everything that a parent left out is said at once, beside its field', async () => {
  const missing = { name: 'name_too_short', gender: 'gender_required', age: 'age_out_of_range' };
  expect(await check({ gender: null, age: null })).toEqual(missing);
  expect(await check({ gender: undefined, age: undefined })).toEqual(missing);
  expect(await check({ name: 'Noa', age: null, gender: 'girl' })).toEqual({
    name: 'name_not_hebrew',
    age: 'age_out_of_range',
  });
  expect(await check({ name: 'נועה', gender: 'girl', age: '5' })).toEqual({});
});
