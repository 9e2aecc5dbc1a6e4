import type { APIResponse } from '@playwright/test';

/** The visible HTML of a response before any script runs. */
export const getStaticHtml = async (response: APIResponse): Promise<string> =>
  (await response.text()).replace(/<(script|noscript|style)\b[\s\S]*?<\/\1>/g, '');

/** The text of the page's first heading; empty without one. */
export const getHeading = (html: string): string =>
  (/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').replace(/<[^>]*>/g, '');
