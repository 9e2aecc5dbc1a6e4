import { send } from './send';

/**
 * Ends the session, or every session of the account, and the country lock; then loads `home` anew, so that nothing kept
 * in memory outlives them. @throws ApiError
 */
export async function signOut(home: string, where: 'here' | 'everywhere' = 'here'): Promise<void> {
  await send(where === 'here' ? '/api/auth/logout' : '/api/auth/logout-everywhere', { json: {} });
  window.location.assign(home);
}
