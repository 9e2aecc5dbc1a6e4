/**
 * Arguments of Playwright for the words after `npm test -- browser`: parts of file names, tags such as `@smoke`, and
 * Playwright's own options such as `--shard=1/4`. Several tags choose the tests of each.
 */
export function toPlaywrightArgs(filters: readonly string[]): readonly string[] {
  if (filters.length === 0) return [];
  const tags = filters.filter((filter) => filter.startsWith('@'));
  const others = filters.filter((filter) => !filter.startsWith('@'));
  // With filters only their tests run, without the projects that they depend on.
  return ['--no-deps', ...(tags.length > 0 ? ['--grep', `(?:${tags.join('|')})\\b`] : []), ...others];
}
