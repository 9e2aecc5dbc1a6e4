import { translator } from '@/lib/i18n/server';
import { getTextDirection, type Language } from '@/lib/markets';
import type { ShipmentState } from '../states';
import { FILE_LINK_DAYS, type PrintJob } from './print-job';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Choice = Exclude<ShipmentState, 'submitted'>;
type PageOptions = {
  readonly language: Language;
  /** Outcome of the form that was just sent. */
  readonly saved: boolean | null;
};

/** What to mind with a gift: no prices in the parcel, and the day on which it leaves. */
function renderGift({ gift }: PrintJob, language: Language): string {
  if (!gift) return '';
  const t = translator(language, 'mails.printJob');
  const day = gift.leavesOn && new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  const lines = [t('gift'), ...(day && gift.leavesOn ? [t('giftDay', { date: day.format(gift.leavesOn) })] : [])];
  return `<p><b>${lines.map(escapeHtml).join('<br>')}</b></p>\n`;
}

/** The page of a print job as HTML without scripts: the files, the address, and a form that sets the status. */
export function renderJobPage(job: PrintJob, { language, saved }: PageOptions): string {
  const t = translator(language, 'mails.printJob');
  const title = escapeHtml(t('pageTitle', { orderNumber: job.orderNumber }));
  const files = job.files.map(
    ({ kind, url, sha256 }) =>
      `<li><a href="${escapeHtml(url)}">${escapeHtml(t(kind))}</a><br><small dir="ltr">SHA-256 ${sha256}</small></li>`,
  );
  if (job.gift) files.push(`<li><a href="${escapeHtml(job.gift.cardUrl)}">${escapeHtml(t('giftCard'))}</a></li>`);
  const choices = job.nextStates.map((state) => {
    const label = escapeHtml(t(state as Choice));
    return `<label><input type="radio" name="status" value="${state}" required> ${label}</label><br>`;
  });
  const field = (name: 'carrier' | 'trackingNumber') =>
    `<p><label>${escapeHtml(t(name))}<br><input name="${name}" maxlength="80" autocomplete="off"></label></p>`;
  const outcome = saved === null ? '' : `<p role="status"><b>${escapeHtml(t(saved ? 'saved' : 'unchanged'))}</b></p>`;
  return `<!doctype html>
<html lang="${language}" dir="${getTextDirection(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
${outcome}
<p>${escapeHtml(t('state', { state: job.state }))}</p>
${renderGift(job, language)}<h2>${escapeHtml(t('files'))}</h2>
<ul>${files.join('')}</ul>
<p>${escapeHtml(t('links', { days: FILE_LINK_DAYS }))}</p>
<h2>${escapeHtml(t('address'))}</h2>
<address>${job.address.map((line) => `<bdi>${escapeHtml(line)}</bdi>`).join('<br>')}</address>
<p>${escapeHtml(t('phone', { phone: '' }))}<bdi dir="ltr">${escapeHtml(job.phone)}</bdi></p>
<h2>${escapeHtml(t('update'))}</h2>
<form method="post">
<fieldset><legend>${escapeHtml(t('newState'))}</legend>${choices.join('')}</fieldset>
${field('carrier')}${field('trackingNumber')}
<p><button>${escapeHtml(t('save'))}</button></p>
</form>
</main>
</body>
</html>`;
}
