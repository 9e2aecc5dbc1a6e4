import { describe, expect, it } from 'vitest';
import { translator } from './server';

describe('translator: messages outside React', () => {
  it("uses the language's plural forms and digits", () => {
    const minutes = { code: '042917', brand: 'X', minutes: 10 };
    expect(translator('ar', 'mails.sms')('verificationCode', minutes)).toContain('10');
    expect(translator('en', 'mails.sms')('verificationCode', { ...minutes, minutes: 1 })).toContain('1 minute.');
  });

  it('throws for a missing value, so that no incomplete message is sent', () => {
    const t = translator('en', 'book') as unknown as (key: string) => string;
    expect(() => t('starring')).toThrow();
    expect(() => t('no such key')).toThrow();
  });
});
