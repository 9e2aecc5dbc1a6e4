import type { CapabilityTable } from '@/lib/capabilities';
import type { NewBatch } from '@/lib/company';
import { openBatchFor } from '@/lib/company/server';
import type { ClassForTeacher } from '@/lib/kindergarten';
import { openClassFor } from '@/lib/kindergarten/server';
import type { Result } from '@/lib/platform/result';
import { runAudited } from '../audit/run-audited';
import type { GroupDeps } from './act';

type Deps = GroupDeps & { readonly capabilities?: CapabilityTable };
type Opened = Result<{ readonly id: string }>;

const describeOpening = (subjectId: string, kind: 'kindergarten' | 'company') =>
  ({ action: 'group_open', subject: 'group', subjectId, data: { kind } }) as const;

/** Opens a class for a teacher who cannot; she gets the link by mail. */
export function openForTeacher(input: ClassForTeacher, deps: Deps): Promise<Opened> {
  const id = deps.newId();
  return runAudited<Opened>(describeOpening(id, 'kindergarten'), deps, () => openClassFor(input, { ...deps, id }));
}

/** Opens a batch for an HR person who cannot; she gets the link by mail. */
export function openForCompany(input: NewBatch, deps: Deps): Promise<Opened> {
  const id = deps.newId();
  return runAudited<Opened>(describeOpening(id, 'company'), deps, () => openBatchFor(input, { ...deps, id }));
}
