import type { Language } from '@/lib/markets';
import type { EmailData } from '../../model';
import { SecondaryParagraph } from '../../rendering/blocks';
import { getEmailTexts } from '../../rendering/email-texts';
import { linkTo } from '../../rendering/links';

type Props = {
  readonly language: Language;
  readonly data: Pick<EmailData['heroReady'], 'linkDays' | 'closeUrl' | 'deletePhotoUrl'>;
};

/**
 * Shown under every link to a draft: how long and how often it works. Anyone who did not request the e-mail can close
 * the draft's link here, and the parent can delete the photo without an account.
 */
export function DraftLinkNotice({ language, data }: Props) {
  const { rich } = getEmailTexts(language, 'common');
  const { linkDays, closeUrl, deletePhotoUrl } = data;
  return (
    <SecondaryParagraph language={language}>
      {rich('linkOnce', { days: linkDays, close: linkTo(language, closeUrl) })}
      {deletePhotoUrl && <> {rich('deletePhoto', { deletePhoto: linkTo(language, deletePhotoUrl) })}</>}
    </SecondaryParagraph>
  );
}
