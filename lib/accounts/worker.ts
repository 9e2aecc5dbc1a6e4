import { renderSms } from '@/lib/email/server';
import type { Db } from '@/lib/platform/db';
import { atStart, createJobHandlers } from '@/lib/platform/jobs';
import type { SmsPort } from '@/lib/providers/sms/port';
import type { HmacFn } from './attempt-limits';
import { markUnsent } from './delivery';
import * as jobs from './jobs';
import { CODE_LIMITS } from './limits';
import { handleSendCode } from './send-code.handler';

type WorkerDeps = {
  readonly db: Db;
  readonly sms: SmsPort;
  readonly now: () => Date;
  readonly hmac: HmacFn;
  /** Six random digits. */
  readonly createCode: () => string;
  readonly shopUrl: string;
};

export const createHandlers = (deps: WorkerDeps) =>
  createJobHandlers(jobs, {
    sendCodeJob: {
      handle(payload) {
        const { hostname: host } = new URL(deps.shopUrl);
        const { validMinutes } = CODE_LIMITS;
        return handleSendCode(payload, {
          ...atStart(deps),
          tx: deps.db,
          text: ({ code, language }) => renderSms('verificationCode', language, { code, host, validMinutes }),
        });
      },
      giveUp: ({ codeId }) => markUnsent(deps.db, codeId),
    },
  });
