import { StaffLoginScreen } from '@/components/staff/login/staff-login-screen';
import '../staff.css';

/** First step into the desk. */
export default function StaffLoginPage() {
  return <StaffLoginScreen />;
}
