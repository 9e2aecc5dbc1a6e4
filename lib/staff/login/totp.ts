import { generateSecret, generateURI, verifySync } from 'otplib';
import { BRAND } from '@/lib/brand';

/** Seconds by which a phone's clock may differ: one code before and one after. */
const TOLERANCE_SECONDS = 30;

/** A new secret of an authenticator app, 160 bits in base 32. */
export const createTotpSecret = (): string => generateSecret();

/** The address that an authenticator app reads from a QR code. */
export const createTotpUri = (secret: string, phone: string): string =>
  generateURI({ issuer: BRAND.name, label: phone, secret });

/**
 * The time step of a right code; `null` for a wrong one, and for one of a step that was accepted before (RFC 6238, 5.2).
 * @param code six digits
 */
export function checkTotp(secret: string, code: string, lastStep: number | null, now: Date): number | null {
  const epoch = Math.floor(now.getTime() / 1000);
  const checked = verifySync({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  if (!checked.valid || !('timeStep' in checked)) return null;
  return lastStep !== null && checked.timeStep <= lastStep ? null : checked.timeStep;
}
