import { zodResolver } from '@hookform/resolvers/zod';
import { hrCodeSchema } from '@/lib/accounts';

export const phoneResolver = zodResolver(hrCodeSchema);
