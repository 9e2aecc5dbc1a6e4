import { zodResolver } from '@hookform/resolvers/zod';
import { submissionChangeSchema } from '@/lib/company';

export const changeResolver = zodResolver(submissionChangeSchema);
