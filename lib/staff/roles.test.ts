import { describe, expect, it } from 'vitest';
import { can, type Permission, STAFF_ROLES } from './roles';

/** Each permission, and whether customers or money are in it. */
const PERMISSIONS: Readonly<Record<Permission, boolean>> = {
  'today.read': false,
  'orders.read': false,
  'contacts.read': true,
  'orders.export': true,
  'orders.note': false,
  'orders.resend': true,
  'orders.address': true,
  'orders.cancel': true,
  'orders.refund': true,
  'orders.transfer': true,
  'orders.reprint': false,
  'orders.correct': false,
  'orders.look': false,
  'groups.read': false,
  'groups.names': true,
  'groups.note': false,
  'groups.resend': true,
  'groups.change': true,
  'groups.quote': true,
  'groups.cancel': true,
  'groups.open': true,
  'audit.read': true,
  'jobs.retry': false,
  'production.read': false,
  'production.export': false,
  'production.mark': false,
  'refunds.read': true,
  'support.read': true,
  'support.answer': true,
  'reviews.read': false,
  'reviews.decide': false,
  'blog.write': false,
  'testimonials.write': false,
  'quality.read': false,
  'members.manage': true,
  'catalogue.read': false,
  'catalogue.switch': false,
  'offers.change': true,
};
const PERMISSION_NAMES = Object.keys(PERMISSIONS) as readonly Permission[];

describe('the desk: roles', () => {
  it('an owner may do everything', () => {
    expect(PERMISSION_NAMES.filter((permission) => !can('owner', permission))).toEqual([]);
  });

  it('whoever prints sees no customers and moves no money', () => {
    const forbidden = PERMISSION_NAMES.filter((permission) => PERMISSIONS[permission]);
    expect(forbidden.filter((permission) => can('production', permission))).toEqual([]);
    expect(can('production', 'orders.reprint')).toBe(true);
  });

  it('an editor writes, sees what customers wrote for everybody, and no orders', () => {
    expect(PERMISSION_NAMES.filter((permission) => can('editor', permission))).toEqual([
      'today.read',
      'reviews.read',
      'reviews.decide',
      'blog.write',
      'testimonials.write',
      'quality.read',
      'catalogue.read',
      'catalogue.switch',
    ]);
  });

  it('only an owner lets people in', () => {
    expect(STAFF_ROLES.filter((role) => can(role, 'members.manage'))).toEqual(['owner']);
  });

  it('only an owner reads what the staff did', () => {
    expect(STAFF_ROLES.filter((role) => can(role, 'audit.read'))).toEqual(['owner']);
  });

  it('only an owner books transfers', () => {
    expect(STAFF_ROLES.filter((role) => can(role, 'orders.transfer'))).toEqual(['owner']);
  });
});
