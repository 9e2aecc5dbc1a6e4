import { generateText, NoObjectGeneratedError, Output } from 'ai';
import { checkCall, checkModelOf, type HostedProvider } from './hosted-model';
import { callCost } from './hosted-prices';
import { type CallLimits, callProvider } from './hosted-retry';
import { defectsOf, type Expectation, findingsSchema, type Inspect, type Inspection, questionFor } from './inspect';
import { referenceJpeg } from './pixels';

/**
 * A check by hosted vision models; the next provider is asked where one refuses to look or cannot answer.
 * A checker's refusal says nothing of what the parent asked for, so it is only "unchecked".
 */
export function hostedInspect(providers: readonly HostedProvider[], limits: CallLimits): Inspect {
  return async (picture, expectation) => {
    const pictures = await Promise.all(picturesFor(picture, expectation).map(referenceJpeg));
    let costMicroUsd = 0;
    let reason: 'refused' | 'unavailable' = 'unavailable';
    for (const provider of providers) {
      const outcome = await callProvider((signal) => lookOnce(provider, pictures, expectation, signal), limits);
      const seen = outcome.kind === 'answered' ? outcome.value : unchecked(outcome.kind === 'unsafe');
      costMicroUsd += seen.costMicroUsd;
      if (seen.kind === 'checked') return { ...seen, costMicroUsd };
      if (seen.reason === 'refused') reason = 'refused';
    }
    return { kind: 'unchecked', reason, costMicroUsd };
  };
}

const picturesFor = (picture: Uint8Array, expectation: Expectation): readonly Uint8Array[] =>
  expectation.subject === 'page' ? [picture, expectation.sheet] : [picture];

const unchecked = (isRefused: boolean, costMicroUsd = 0) =>
  ({ kind: 'unchecked', reason: isRefused ? 'refused' : 'unavailable', costMicroUsd }) as const;

/** Google ends with `other` where it blocks the question itself. */
const REFUSALS: ReadonlySet<string | undefined> = new Set(['content-filter', 'other']);

async function lookOnce(
  provider: HostedProvider,
  pictures: readonly Uint8Array[],
  expectation: Expectation,
  abortSignal: AbortSignal,
): Promise<Inspection> {
  const files = pictures.map((data) => ({ type: 'file', mediaType: 'image/jpeg', data }) as const);
  try {
    const answer = await generateText({
      ...checkCall(provider),
      output: Output.object({ name: 'findings', schema: findingsSchema }),
      messages: [{ role: 'user', content: [{ type: 'text', text: questionFor(expectation) }, ...files] }],
      abortSignal,
      maxRetries: 0,
    });
    const costMicroUsd = callCost(checkModelOf(provider), answer.usage);
    // Reading the output of an answer that did not end well would throw.
    if (answer.finishReason !== 'stop') return unchecked(REFUSALS.has(answer.finishReason), costMicroUsd);
    return { kind: 'checked', defects: defectsOf(answer.output, expectation.subject), costMicroUsd };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    const costMicroUsd = error.usage ? callCost(checkModelOf(provider), error.usage) : 0;
    return unchecked(REFUSALS.has(error.finishReason), costMicroUsd);
  }
}
