'use client';

export { LateProblem as default } from '@/components/problem/late-problem';
