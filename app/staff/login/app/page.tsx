import { redirect } from 'next/navigation';
import { SecondStepScreen } from '@/components/staff/login/second-step-screen';
import { getSecrets } from '@/lib/platform/env';
import { readStaffPageToken } from '@/lib/server/api/staff-page';
import { getSecondStep } from '@/lib/staff/server';
import { createQrBars } from '@/lib/typesetting/server';
import '../../staff.css';

/** Second step into the desk: without a first one it leads back to it. */
export default async function StaffAppPage() {
  const { shop, token, now } = await readStaffPageToken();
  const step = token && (await getSecondStep(token, { db: shop.db, now, secrets: getSecrets(shop.env) }));
  if (!step) redirect('/staff/login');
  if (!step.setUp) return <SecondStepScreen setUp={null} />;
  const { size, bars } = createQrBars(step.setUp.uri);
  const path = bars.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return <SecondStepScreen setUp={{ secret: step.setUp.secret, size, path }} />;
}
