import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { isStaffLanguage, type StaffLanguage } from '@/lib/i18n/staff-messages';
import { browserLanguage } from '@/lib/markets';
import { can, type Permission, STAFF_THEMES, type StaffTheme } from '@/lib/staff';
import { readStaffSession, type StaffActor } from '@/lib/staff/server';
import { type Container, getContainer } from '../container';
import { limitReads } from './read-limit';
import { readStaffToken } from './staff';
import { readPageVisitor } from './visitor';

export type StaffPage = { readonly shop: Container; readonly actor: StaffActor; readonly now: Date };

/** The request of the page that is being rendered. */
async function readRequest() {
  const shop = await getContainer();
  return { shop, request: new Request(shop.env.SHOP_URL, { headers: await headers() }), now: new Date() };
}

/** The token of the desk's cookie, whatever it opens. */
export async function readStaffPageToken() {
  const base = await readRequest();
  return { ...base, token: readStaffToken(base) };
}

/**
 * Opens a page of the desk: others are led to the sign-in, and a page that this role may not open does not exist for it.
 */
export async function openStaffPage(permission: Permission): Promise<StaffPage> {
  const { shop, request, now, token } = await readStaffPageToken();
  const actor = token ? await readStaffSession(shop.db, token, now) : null;
  if (!actor) redirect('/staff/login');
  if (limitReads(await readPageVisitor(request, shop, now), now)) throw new Error('Too many reads of the desk');
  if (!can(actor.role, permission)) notFound();
  return { shop, actor, now };
}

/** Light or dark, as it was chosen at the desk; without a choice the system decides. */
export async function getStaffTheme(): Promise<StaffTheme | undefined> {
  const stored = (await cookies()).get('staff_theme')?.value;
  return STAFF_THEMES.find((theme) => theme === stored);
}

/** The language that was chosen at the desk, or else the browser's. */
export async function getStaffLanguage(): Promise<StaffLanguage> {
  const stored = (await cookies()).get('staff_language')?.value;
  const spoken = browserLanguage((await headers()).get('accept-language')) ?? undefined;
  return [stored, spoken].find(isStaffLanguage) ?? 'he';
}
