import { describe, expect, it } from 'vitest';
import { can, PERMISSION_NAMES, STAFF_ROLES } from './roles';

describe('the desk: roles', () => {
  it('an owner may do everything', () => {
    expect(PERMISSION_NAMES.length).toBeGreaterThan(10);
    expect(PERMISSION_NAMES.filter((permission) => !can('owner', permission))).toEqual([]);
  });

  it('whoever prints sees no customers and moves no money', () => {
    const forbidden = ['contacts.read', 'orders.refund', 'orders.cancel', 'orders.address', 'orders.transfer'] as const;
    expect(forbidden.filter((permission) => can('production', permission))).toEqual([]);
    expect(can('production', 'orders.reprint')).toBe(true);
  });

  it('an editor sees what customers wrote for everybody, and no orders', () => {
    expect(PERMISSION_NAMES.filter((permission) => can('editor', permission))).toEqual(['today.read', 'reviews.read']);
  });

  it('only an owner books transfers', () => {
    expect(STAFF_ROLES.filter((role) => can(role, 'orders.transfer'))).toEqual(['owner']);
  });
});
