'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceGroup } from '@/components/ui/choice/choice-group';
import { Segment } from '@/components/ui/choice/segment';
import { Icon } from '@/components/ui/icon';
import type { Invitation } from '@/lib/company';
import { getTextDirection, LANGUAGE_NAMES } from '@/lib/markets';
import { stripIsolates } from '@/lib/typesetting';
import { copyText } from './copy-text';

type InvitationTabsProps = {
  readonly invitations: readonly Invitation[];
  readonly notes: { readonly copied: string; readonly failed: string };
};

const encode = encodeURIComponent;

/** The invitation in each language: to read, to copy, to send by WhatsApp or by e-mail. */
export function InvitationTabs({ invitations, notes }: InvitationTabsProps) {
  const t = useTranslations('company.link');
  const [language, setLanguage] = useState(invitations[0]?.language);
  const shown = invitations.find((invitation) => invitation.language === language) ?? invitations[0];
  if (!shown) return null;
  return (
    <div className="company-invitation">
      <ChoiceGroup className="ui-segments max-w-[480px]" legend={t('invitation')} noteId="invitation-language-note">
        {invitations.map((invitation) => (
          <Segment
            checked={invitation.language === shown.language}
            key={invitation.language}
            name="invitationLanguage"
            onChange={() => setLanguage(invitation.language)}
            value={invitation.language}
          >
            <span lang={invitation.language}>{LANGUAGE_NAMES[invitation.language]}</span>
          </Segment>
        ))}
      </ChoiceGroup>
      <div className="company-letter" dir={getTextDirection(shown.language)} lang={shown.language}>
        <p className="font-semibold">{shown.subject}</p>
        <p className="whitespace-pre-line">{shown.mail}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(shown.mail, notes)} size="small" variant="quiet">
          <Icon name="copy" />
          {t('copyInvitation')}
        </Button>
        <a
          className="ui-button"
          data-look="quiet"
          data-size="small"
          href={`mailto:?subject=${encode(stripIsolates(shown.subject))}&body=${encode(shown.mail)}`}
        >
          <Icon name="mail" />
          {t('mail')}
        </a>
        <a
          className="ui-button"
          data-look="quiet"
          data-size="small"
          href={`https://wa.me/?text=${encode(shown.message)}`}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Icon name="message-circle" />
          {t('whatsapp')}
        </a>
      </div>
    </div>
  );
}
