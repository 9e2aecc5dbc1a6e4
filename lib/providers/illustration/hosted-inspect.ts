import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { createCheckCall, getCheckModel, type HostedProvider } from './hosted-model';
import { estimateCost } from './hosted-prices';
import { type CallLimits, callProvider } from './hosted-retry';
import { createQuestion, type Expectation, findingsSchema, type Inspect, type Inspection, toDefects } from './inspect';
import { createReferenceJpeg } from './pixels';

/**
 * Checks pictures with hosted vision models; uses the next provider when one refuses or fails. A checker's refusal says
 * nothing about the parent's request, so the result is only "unchecked".
 */
export function createHostedInspect(providers: readonly HostedProvider[], limits: CallLimits): Inspect {
  return async (picture, expectation) => {
    const pictures = await Promise.all(listPictures(picture, expectation).map(createReferenceJpeg));
    let costMicroUsd = 0;
    let reason: 'refused' | 'unavailable' = 'unavailable';
    for (const provider of providers) {
      const outcome = await callProvider((signal) => inspectOnce(provider, pictures, expectation, signal), limits);
      const seen = outcome.kind === 'answered' ? outcome.value : toUnchecked(outcome.kind === 'unsafe');
      costMicroUsd += seen.costMicroUsd;
      if (seen.kind === 'checked') return { ...seen, costMicroUsd };
      if (seen.reason === 'refused') reason = 'refused';
    }
    return { kind: 'unchecked', reason, costMicroUsd };
  };
}

const listPictures = (picture: Uint8Array, expectation: Expectation): readonly Uint8Array[] =>
  expectation.subject === 'page' ? [picture, expectation.sheet] : [picture];

const toUnchecked = (isRefused: boolean, costMicroUsd = 0) =>
  ({ kind: 'unchecked', reason: isRefused ? 'refused' : 'unavailable', costMicroUsd }) as const;

/** Google finishes with `other` when it blocks the question itself. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(['content-filter', 'other']);

async function inspectOnce(
  provider: HostedProvider,
  pictures: readonly Uint8Array[],
  expectation: Expectation,
  abortSignal: AbortSignal,
): Promise<Inspection> {
  const files = pictures.map((data) => ({ type: 'file', mediaType: 'image/jpeg', data }) as const);
  try {
    const answer = await generateText({
      ...createCheckCall(provider),
      output: Output.object({ name: 'findings', schema: findingsSchema }),
      messages: [{ role: 'user', content: [{ type: 'text', text: createQuestion(expectation) }, ...files] }],
      abortSignal,
      maxRetries: 0,
    });
    const costMicroUsd = estimateCost(provider, getCheckModel(provider), answer.usage);
    // Reading the output of a failed response would throw.
    if (answer.finishReason !== 'stop') return toUnchecked(REFUSALS.has(answer.finishReason), costMicroUsd);
    return { kind: 'checked', defects: toDefects(answer.output, expectation.subject), costMicroUsd };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const costMicroUsd = error.usage ? estimateCost(provider, getCheckModel(provider), error.usage) : 0;
    return toUnchecked(REFUSALS.has(error.finishReason), costMicroUsd);
  }
}
