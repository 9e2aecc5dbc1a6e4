import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findSecrets, listPhoneForms, listPhotoParts } from './find-secrets';

const NAME = 'זרובבלה';
const SECRETS = { name: NAME, mail: 'parent-7@example.com', ...listPhoneForms('+972501234567', '0501234567') };
const base64 = (text: string) => Buffer.from(text).toString('base64');
const toEscapes = (text: string) =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

describe('a planted name is found', () => {
  it.each([
    ['as it is', `name=${NAME}`],
    ['in a URL', `https://a.example/?n=${encodeURIComponent(NAME)}`],
    ['in a URL inside a URL', `https://a.example/?u=${encodeURIComponent(encodeURIComponent(NAME))}`],
    ['in JSON with escapes', `{"n":"${toEscapes(NAME)}"}`],
    ['in JSON inside JSON', JSON.stringify({ n: `"${toEscapes(NAME)}"` })],
    ['in HTML', [...NAME].map((letter) => `&#${letter.charCodeAt(0)};`).join('')],
    ['in base64', `data=${base64(`{"child":"${NAME}"}`)}`],
    ['in base64 for URLs', `data=${Buffer.from(`{"child":"??>${NAME}"}`).toString('base64url')}`],
    ['in percent-encoded base64', `data=${encodeURIComponent(base64(`{"child":"${NAME}"}`))}`],
    ['in base64 after other letters', `v1/${base64(`{"child":"${NAME}"}`)}`],
    ['in base64 of escaped JSON', base64(`{"child":"${toEscapes(NAME)}"}`)],
    ['in base64 inside base64', base64(`{"x":"${base64(`{"child":"${NAME}"}`)}"}`)],
    ['in a log line', `{"level":30,"event":"security","name":"${NAME}"}\n`],
  ])('%s', (_, content) => expect(findSecrets(content, SECRETS)).toEqual(['name']));

  it('not in what does not hold it', () => {
    expect(findSecrets(`{"level":30,"event":"security"}\n${base64('{"child":"נועה"}')}`, SECRETS)).toEqual([]);
  });
});

describe('other planted secrets are found', () => {
  it.each([
    'tel:+972501234567',
    'phone=%2B972+50-123-4567',
    '{"phone":"972501234567"}',
    '050-123-4567',
    '(050) 123.4567',
    `x=${base64('phone:0501234567')}`,
  ])('the phone in %s', (content) => {
    expect(findSecrets(content, listPhoneForms('+972501234567', '0501234567'))).not.toEqual([]);
  });

  it('an e-mail address in other case, with an encoded sign', () => {
    expect(findSecrets('to=Parent-7%40Example.COM', SECRETS)).toEqual(['mail']);
  });

  it('words with plus signs for spaces', () => {
    expect(findSecrets('text=with+love+from+Grandma', { dedication: 'with love from grandma' })).toEqual([
      'dedication',
    ]);
  });

  it('a pattern', () => {
    const secrets = { file: /\/api\/files\/(?!\[)/ };
    expect(findSecrets('GET /api/files/eyJrZXk', secrets)).toEqual(['file']);
    expect(findSecrets('GET /api/files/[token]', secrets)).toEqual([]);
  });

  it('a photo in bytes, in a form and in base64', () => {
    const photo = randomBytes(5000);
    const secrets = listPhotoParts('the photo', photo);
    const all = ['the start of the photo', 'the middle of the photo'];
    expect(findSecrets(Buffer.concat([Buffer.from('--boundary\r\n'), photo]), secrets)).toEqual(all);
    expect(findSecrets(`{"image":"data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}"}`, secrets)).toEqual(
      all,
    );
    expect(findSecrets(photo.subarray(1000), secrets)).toEqual(['the middle of the photo']);
    expect(findSecrets(photo.subarray(3000), secrets)).toEqual([]);
  });
});

it('a secret that would be found by chance is refused', () => {
  expect(() => findSecrets('', { name: 'Noa' })).toThrow('too short');
});
