import type { Language } from '@/lib/markets';
import type { Db } from '@/lib/platform/db';
import type { StaffActor } from '../login/session';
import { can } from '../roles';
import { toBatchView } from './batch-view';
import { toClassView } from './class-view';
import { findGroup } from './find-group';
import { buildGroupTimeline } from './group-timeline';
import type { GroupView } from './view';

type Deps = {
  readonly db: Db;
  readonly actor: StaffActor;
  readonly now: Date;
  readonly shopUrl: string;
  readonly language: Language;
};

/** A class or a batch as far as this role may see it, with everything that happened to it; `null`: there is none. */
export async function getGroup(id: string, { db, actor, now, ...shown }: Deps): Promise<GroupView | null> {
  const found = await findGroup(id, { db, now });
  if (!found) return null;
  const deps = { db, role: actor.role, ...shown };
  const [view, timeline] = await Promise.all([
    found.kind === 'kindergarten' ? toClassView(found.group, deps) : toBatchView(found.group, deps),
    buildGroupTimeline(found, { db, contacts: can(actor.role, 'contacts.read') }),
  ]);
  return { ...view, timeline };
}
