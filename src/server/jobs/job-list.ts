/** The jobs by name. Each does what is due in our own tables and may run in several processes at once. */

import { answerLinkRequests } from '../accounts/links/request-link.ts'
import { pruneAccounts } from '../accounts/prune.ts'
import { tendSigningKeys } from '../accounts/signing-keys/rotate.ts'
import { forgetAbandonedLogins } from '../accounts/social/service.ts'
import { closeMonths } from '../challenge/close-months.ts'
import { keepSevenDays } from '../chat/keep-seven-days.ts'
import type { AppContext } from '../context.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { forgetStampedCopies } from '../materials/forget-stamped-copies.ts'
import { forgetOldCases } from '../moderation/forget-old-cases.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { payBack } from '../orders/money-back/pay-back.ts'
import { comparePayments } from '../orders/payment/compare-payments.ts'
import { reconcilePayments } from '../orders/payment/reconcile-payments.ts'
import { deliverSandboxEvents } from '../payments/sandbox/deliver-events.ts'
import { settlePeerReviews } from '../peer-review/settle.ts'
import { retain } from '../personal-data/retain.ts'
import { discardFiles } from '../storage/discard-files.ts'
import { forgetUnusedPictures } from '../store/pictures/product-pictures.ts'

export const JOB_LIST = {
  'expire-orders': expireOrders,
  'answer-link-requests': answerLinkRequests,
  'deliver-mail': deliverMail,
  'pay-back': payBack,
  'reconcile-payments': reconcilePayments,
  'compare-payments': comparePayments,
  'keep-chat-seven-days': keepSevenDays,
  'forget-old-moderation': forgetOldCases,
  'forget-abandoned-logins': forgetAbandonedLogins,
  'close-challenge-months': closeMonths,
  'settle-peer-reviews': settlePeerReviews,
  'prune-accounts': pruneAccounts,
  'tend-signing-keys': tendSigningKeys,
  'deliver-sandbox-events': (context) => deliverSandboxEvents(context),
  'forget-stamped-copies': forgetStampedCopies,
  'discard-files': discardFiles,
  'forget-unused-pictures': forgetUnusedPictures,
  retain,
} as const satisfies Record<string, (context: AppContext) => Promise<unknown>>
