import { describe, expect, it } from 'vitest';
import en from '@/messages/en/staff.json' with { type: 'json' };
import he from '@/messages/he/staff.json' with { type: 'json' };
import { STAFF_ACTIONS } from './actions';
import { AUDIT_SUBJECTS } from './filter';

describe.each([
  ['he', he],
  ['en', en],
])('the audit trail, %s', (_, { actions, audit }) => {
  it.each(STAFF_ACTIONS)('has words for the action %s', (action) => expect(actions).toHaveProperty(action));

  it.each(AUDIT_SUBJECTS)('has words for its target %s', (subject) => expect(audit.subjects).toHaveProperty(subject));
});
