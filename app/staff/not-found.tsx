import { MissingPage } from '@/components/staff/frame/missing-page';
import './staff.css';

/** A page of the desk that does not exist, or not for this role. */
export default function StaffNotFound() {
  return <MissingPage />;
}
