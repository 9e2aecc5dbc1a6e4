import { type CapabilityTable, TODAY } from '@/lib/capabilities';
import { type ConditionalOutline, type Outline, outlineOf } from './outline';

/** The day of the accessibility statement: a new one whenever its words change. */
export const ACCESSIBILITY_VERSION = '2026-11-22';

const ACCESSIBILITY: ConditionalOutline = {
  short: ['standard', 'ways', 'limits', 'answer'],
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

/** The accessibility statement (Israeli Standard 5568, WCAG 2.2 AA): what was done, what is missing, whom to ask. */
export const accessibilityOutline = (table: CapabilityTable = TODAY): Outline => outlineOf(ACCESSIBILITY, table);
