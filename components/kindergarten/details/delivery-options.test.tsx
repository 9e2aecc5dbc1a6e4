import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/markets';
import common from '@/messages/en/common.json';
import kindergarten from '@/messages/en/kindergarten.json';
import { DeliveryOptions } from './delivery-options';

const render = (now: Date | null) =>
  renderToString(
    <NextIntlClientProvider locale="en" messages={{ common, kindergarten }} timeZone={COUNTRIES.KE.timeZone}>
      <DeliveryOptions country="KE" delivery={null} now={now} onSelect={() => {}} />
    </NextIntlClientProvider>,
  );

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('§5 class orders: the days of delivery', () => {
  it('are not in what the server built, whatever its day', () => expect(render(null)).not.toMatch(/December|November/));

  it('are the same wherever the device stands', () => {
    const shown = ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'].map((name) => {
      process.env.TZ = name;
      return render(new Date('2026-11-26T22:30:00Z'));
    });
    expect(shown[0]).toMatch(/December/);
    expect(new Set(shown).size).toBe(1);
  });
});
