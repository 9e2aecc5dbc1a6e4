import type { Language } from '@/lib/markets';
import type { EmailCover, EmailData, EmailKind, RenderedEmail } from '../model';

/**
 * Renders an e-mail in the reader's language: subject, plain text and HTML with the same content. The child's first
 * name is in the body only, never in the subject or the preview line. Throws `TypeError` for a link that is not an
 * absolute web URL. The cover travels inside the mail: a child's picture has no public address.
 */
export async function renderEmail<Kind extends EmailKind>(
  kind: Kind,
  language: Language,
  data: EmailData[Kind],
  cover: EmailCover | null = null,
): Promise<RenderedEmail> {
  // Loaded with the first e-mail, because React's renderer and the templates are large.
  const { renderTemplate } = await import('./render-template');
  return renderTemplate(kind, language, data, cover);
}
