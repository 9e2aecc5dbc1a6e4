import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  checksOf,
  connectHosted,
  memorySheets,
  ordersOf,
  plainPicture,
  request as plainRequest,
  type Scripts,
  sentForm,
  sentParts,
  sentQuestion,
} from './hosted-setting';
import type { CheckTurn } from './image-stand-in';
import { findingsSchema } from './inspect';
import type { IllustrationRequest } from './port';

const DRAWING = 500 * 10 + 1056 * 40;
const CHECK = 800 * 0.25 + 60 * 2;
const TEXT = { textSeen: true } as const;

let picture: Buffer;
let sheet: Buffer;
let request: IllustrationRequest;
let hosted: Awaited<ReturnType<typeof connectHosted>>;

beforeAll(async () => {
  picture = await plainPicture('#3060c0', 64);
  sheet = await sharp(await plainPicture('#40a040', 64))
    .jpeg()
    .toBuffer();
  request = { ...plainRequest, sheets: memorySheets(sheet) };
});
afterEach(() => hosted.close());

async function illustrate(scripts: Scripts) {
  hosted = await connectHosted(picture, scripts);
  return hosted.port.illustrate(request);
}
const prompts = async () => (await Promise.all(ordersOf(hosted.openai).map(sentForm))).map(({ prompt }) => prompt);

describe('check of a hosted picture', () => {
  it('shows the checker page and sheet with what was asked for, and asks for typed findings that are not stored', async () => {
    expect(await illustrate({})).toMatchObject({ ok: true });
    const { body, prompt, images } = sentQuestion(checksOf(hosted.openai)[0]);
    expect(prompt).toContain('a 5-year-old boy');
    expect(prompt).toContain('With the hero: one fox');
    expect(images).toHaveLength(2);
    expect(body).toMatchObject({ model: 'gpt-5-mini', store: false });
    const { schema, strict } = body.text.format;
    expect(strict).toBe(true);
    expect(Object.keys(schema.properties)).toEqual(Object.keys(findingsSchema.shape));
  });

  it('asks Google’s vision model the same', async () => {
    expect(await illustrate({ first: 'google' })).toMatchObject({ ok: true });
    const [check] = checksOf(hosted.google);
    expect(check.path).toBe('/models/gemini-flash-latest:generateContent');
    expect(sentParts(check).images).toHaveLength(2);
  });

  it.each<[CheckTurn, string]>([
    [{ wrongTraits: ['glasses', 'hair colour'] }, 'wrong trait: the hero’s glasses, hair colour did not match'],
    [{ strangersSeen: 1 }, 'extra child'],
    [{ heroesSeen: 2 }, 'extra child'],
    [{ heroesSeen: 0 }, 'missing child'],
    [{ companionsMissing: 1 }, 'missing companion'],
    [TEXT, 'text in the picture'],
    [{ heroCutOff: true }, 'cut off: head'],
  ])('a picture with %j is drawn again with the fault named', async (findings, words) => {
    const drawn = await illustrate({ openaiChecks: [findings] });
    const [first, second, ...more] = await prompts();
    expect(first).not.toContain(words);
    expect(second).toContain(words);
    expect(more).toEqual([]);
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 2 * (DRAWING + CHECK) } });
  });

  it('a blank picture is drawn again without asking anybody, one that is not square after asking', async () => {
    const drawn = await illustrate({ openai: ['blank', 'wide'] });
    const [, second, third] = await prompts();
    expect(second).toContain('blank: there was nothing');
    expect(third).toContain('not square');
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 3 * DRAWING + 2 * CHECK } });
  });

  it.each<[number | undefined, number]>([
    [undefined, 3],
    [0, 1],
    [4, 5],
  ])('with maxRedraws %s a picture with a great fault is tried %i times and then not answered', async (max, tries) => {
    const checks = Array.from({ length: 6 }, () => TEXT);
    const drawn = await illustrate({ openaiChecks: checks, ...(max !== undefined && { maxRedraws: max }) });
    expect(drawn).toEqual({
      ok: false,
      code: 'illustration_failed',
      data: { defects: ['text_in_picture'], costMicroUsd: tries * (DRAWING + CHECK) },
    });
    expect(ordersOf(hosted.openai)).toHaveLength(tries);
  });

  it('answers the best picture when only small faults remain', async () => {
    const both = { heroCutOff: true, companionsMissing: 1 };
    const drawn = await illustrate({ openaiChecks: [both, TEXT, { heroCutOff: true }] });
    expect(drawn).toMatchObject({ ok: true, value: { costMicroUsd: 3 * (DRAWING + CHECK) } });
  });

  it('answers the good picture it has when the next try is refused', async () => {
    const drawn = await illustrate({ openai: ['picture', 'policy'], openaiChecks: [{ heroCutOff: true }] });
    expect(drawn).toMatchObject({ ok: true });
  });
});

describe('a checker that does not answer', () => {
  it.each<CheckTurn>(['refusal', 'garbage', 'hang', 400])('is replaced by the second one after %s', async (turn) => {
    const drawn = await illustrate({ openaiChecks: [turn], googleChecks: [{}] });
    expect(drawn).toMatchObject({ ok: true, value: { provider: 'openai:gpt-image-1' } });
    expect([checksOf(hosted.openai).length, checksOf(hosted.google).length]).toEqual([1, 1]);
  });

  it('is asked again after a fault that passes', async () => {
    expect(await illustrate({ openaiChecks: [503] })).toMatchObject({ ok: true });
    expect(checksOf(hosted.openai)).toHaveLength(2);
  });

  it('is not the parent’s refusal when it refuses: the picture is drawn again, and at last failed, not unsafe', async () => {
    const refusals = ['refusal', 'refusal', 'refusal'] as const;
    expect(await illustrate({ openaiChecks: refusals, googleChecks: refusals })).toMatchObject({
      code: 'illustration_failed',
      data: { defects: ['check_refused'] },
    });
    expect(ordersOf(hosted.openai)).toHaveLength(3);
  });

  it('leaves a picture unavailable when nobody can look at it', async () => {
    expect(await illustrate({ openaiChecks: ['hang'], googleChecks: ['garbage'] })).toMatchObject({
      code: 'illustration_unavailable',
      data: { failures: ['check'] },
    });
    expect(ordersOf(hosted.openai)).toHaveLength(1);
  });
});
