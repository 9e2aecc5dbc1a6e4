import { send } from './send';

/** Ends the session and the country lock, then loads `home` anew, so that nothing kept in memory outlives them. @throws ApiError */
export async function signOut(home: string): Promise<void> {
  await send('/api/auth/logout', { json: {} });
  window.location.assign(home);
}
