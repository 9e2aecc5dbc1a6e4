export function getTestServer(): { readonly server: string; readonly template: string } {
  const { TEST_DATABASE_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('Run these tests with: npm test -- database');
  return { server, template };
}

/** What the names of the workers' databases begin with. */
export const getSharedPrefix = (): string => `${getTestServer().template}_worker_`;
