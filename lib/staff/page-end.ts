import type { PageEnd } from '@/lib/platform/db/newest-first';

/** The last row of a page as text for an address. */
export const formatPageEnd = ({ createdAt, id }: PageEnd): string => `${createdAt.getTime()}_${id}`;

/** `<time>_<id>` of a page's last row; what is no such text begins at the first page. */
export function parsePageEnd(text: string | null): PageEnd | undefined {
  const [time = '', id = ''] = text?.split('_') ?? [];
  const createdAt = new Date(Number(time));
  const valid = /^\d{1,15}$/.test(time) && /^[0-9a-f-]{36}$/.test(id) && !Number.isNaN(createdAt.getTime());
  return valid ? { createdAt, id } : undefined;
}
