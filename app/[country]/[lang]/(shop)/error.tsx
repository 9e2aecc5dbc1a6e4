'use client';

export { PageProblem as default } from '@/components/problem/page-problem';
