import { describeError } from '@/lib/platform/logging/log';

type Output = Pick<Console, 'error' | 'warn'>;

const describe = (part: unknown): unknown => {
  if (part instanceof Error) return JSON.stringify(describeError(part));
  return typeof part === 'object' ? typeof part : part;
};

/**
 * Takes the words out of errors that are printed to the console. Next prints an error of a page with its message, and
 * that of a failed query contains what a parent typed; `onRequestError` logs the same error with its id.
 */
export function hideErrorMessages(output: Output = console): void {
  for (const method of ['error', 'warn'] as const) {
    const print = output[method].bind(output);
    output[method] = (...parts: unknown[]) => print(...parts.map(describe));
  }
}
