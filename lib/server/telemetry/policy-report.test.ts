import { afterEach, expect, it, vi } from 'vitest';
import { log } from '@/lib/platform/logging/log';
import { logPolicyReport } from './policy-report';

const REPORT = {
  'document-uri': 'https://shop.example/IL/en/share/a-secret-token?name=Noa',
  referrer: 'https://shop.example/IL/en/gift/another-secret',
  'blocked-uri': 'https://evil.example/a.js?of=Noa',
  'effective-directive': 'script-src-elem',
  'script-sample': 'const name = "Noa"',
};
afterEach(() => vi.restoreAllMocks());

function report(change: object): { readonly taken: boolean; readonly lines: readonly unknown[] } {
  const lines: unknown[] = [];
  vi.spyOn(log, 'warn').mockImplementation(((facts: unknown) => lines.push(facts)) as never);
  return { taken: logPolicyReport({ 'csp-report': { ...REPORT, ...change } }), lines };
}

it('a report is one line: what was stopped, from which site, on which page', () => {
  const line = { event: 'policy_violation', directive: 'script-src-elem', route: '/IL/en/share/:id' };
  expect(report({}).lines).toEqual([{ ...line, blocked: 'https://evil.example' }]);
  expect(report({ 'blocked-uri': 'inline' }).lines).toEqual([{ ...line, blocked: 'inline' }]);
  expect(report({ 'blocked-uri': 'what Noa wrote' }).lines).toEqual([{ ...line, blocked: 'unknown' }]);
});

it('privacy: no secret of a link and no word of the page is logged', () => {
  expect(JSON.stringify(report({}).lines)).not.toMatch(/secret|Noa/);
});

it('what an extension of the visitor tries is nobody’s fault and not logged', () => {
  expect(report({ 'source-file': 'chrome-extension://abc/content.js' })).toEqual({ taken: true, lines: [] });
  expect(report({ 'blocked-uri': 'moz-extension' })).toEqual({ taken: true, lines: [] });
});

it.each([
  { 'effective-directive': 'a\nb' },
  { 'effective-directive': undefined },
  { 'document-uri': 7 },
  { 'blocked-uri': 'x'.repeat(5000) },
])('what has not the form of a report is refused: %j', (change) => {
  expect(report(change)).toEqual({ taken: false, lines: [] });
});
