import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';
import { REPORT_PATH } from '@/lib/server/content-security/policy';

/** What pages of the running test were stopped from loading or running. */
const found = new Set<string>();
/** Chromium writes so on the console. */
const IN_CONSOLE = /Content Security Policy/;
const MARK = 'stopped by the policy:';

const recordMessage = (message: ConsoleMessage): void => {
  const text = message.text();
  if (text.startsWith(MARK) || IN_CONSOLE.test(text)) found.add(text);
};

/** A worker tells no page, only the shop. */
const recordReport = (request: Request): void => {
  if (new URL(request.url()).pathname === REPORT_PATH) found.add(request.postData() ?? 'a report');
};

/** Runs in each document before its own code. */
function tellOfViolations(mark: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
    console.error(`${mark} ${effectiveDirective} ${blockedURI} at ${sourceFile}:${lineNumber} ${sample}`);
  });
}

/** Collects violations of the pages of a context, those that open later included. */
export function watchViolations(context: BrowserContext): void {
  context.on('console', recordMessage);
  context.on('request', recordReport);
  // Answered before the context opens a page, because the browser takes commands in order.
  void context.addInitScript(tellOfViolations, MARK).catch(() => undefined);
}

/** What was found since the last call. */
export function takeViolations(): readonly string[] {
  const taken = [...found];
  found.clear();
  return taken;
}
