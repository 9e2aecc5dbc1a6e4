import { findCurrentClass, toClassView } from '@/lib/kindergarten/server';
import { query } from '@/lib/server/api';
import { classUnavailable, getClassDeps } from '@/lib/server/api/kindergarten';
import { reply } from '@/lib/server/api/reply';

/** The class that this visitor is collecting. */
export const GET = query('/api/kindergarten/current', async (context) => {
  const { db, owner, now, storage } = getClassDeps(context);
  const row = await findCurrentClass(db, owner);
  const view = row && (await toClassView(row, { sign: storage.signedUrl, now }));
  return classUnavailable() ?? reply({ class: view });
});
