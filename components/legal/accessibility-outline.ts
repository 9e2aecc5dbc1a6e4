import { type CapabilityTable, CURRENT_CAPABILITIES } from '@/lib/capabilities';
import { type ConditionalOutline, type Outline, resolveOutline } from './outline';

/** Date of the accessibility statement; change it with the text. */
export const ACCESSIBILITY_VERSION = '2026-11-22';

const ACCESSIBILITY: ConditionalOutline = {
  summary: ['standard', 'ways', 'limits', 'answer'],
  sections: [
    { id: 'standards', blocks: [{ text: 'law' }, { text: 'wcag' }] },
    {
      id: 'done',
      blocks: [{ list: ['keyboard', 'reader', 'contrast', 'zoom', 'motion', 'direction', 'forms', 'photo', 'pdf'] }],
    },
    { id: 'tested', blocks: [{ text: 'how' }, { text: 'next' }] },
    {
      id: 'limits',
      blocks: [{ list: ['payment', 'outside', 'likeness', { key: 'print', needs: ['print'] }] }, { text: 'found' }],
    },
    { id: 'service', blocks: [{ text: 'text' }] },
    { id: 'contact', blocks: [{ text: 'text' }, { support: true }, { contact: true }] },
  ],
};

/** The accessibility statement (Israeli Standard 5568, WCAG 2.2 AA): what we did, known limits, and a contact. */
export const accessibilityOutline = (table: CapabilityTable = CURRENT_CAPABILITIES): Outline =>
  resolveOutline(ACCESSIBILITY, table);
