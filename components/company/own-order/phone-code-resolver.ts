import { zodResolver } from '@hookform/resolvers/zod';
import { phoneCodeSchema } from '@/lib/company';

export const phoneCodeResolver = zodResolver(phoneCodeSchema);
