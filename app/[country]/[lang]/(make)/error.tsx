'use client';

export { LazyErrorScreen as default } from '@/components/feedback/lazy-error-screen';
