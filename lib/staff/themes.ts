/** How the desk looks. */
export const STAFF_THEMES = ['light', 'dark'] as const;
export type StaffTheme = (typeof STAFF_THEMES)[number];
