/** The jobs by name. Each does what is due in our own tables and may run in several processes at once. */

import { answerLinkRequests } from '#server/account/mailbox/request-link.ts'
import { retain } from '#server/account/personal-data/retain.ts'
import { discardFiles } from '#server/account/pictures/discard-files.ts'
import { pruneAccounts } from '#server/account/prune.ts'
import { deliverPushes } from '#server/account/push/deliver-pushes.ts'
import { forgetAbandonedLogins } from '#server/account/social/service.ts'
import { closeMonths } from '#server/community/challenge/close-months.ts'
import { deleteOldMessages } from '#server/community/chat/delete-old-messages.ts'
import { forgetOldCases } from '#server/community/moderation/forget-old-cases.ts'
import { tendSigningKeys } from '#server/identity/signing-keys/rotate.ts'
import { sendCartReminders } from '#server/shop/cart-reminders/send-cart-reminders.ts'
import { forgetUnusedPictures } from '#server/shop/catalogue/pictures/product-pictures.ts'
import { expireCredits } from '#server/shop/credits/expire-credits.ts'
import { tellOwner } from '#server/shop/health/tell-owner.ts'
import { tellInterested } from '#server/shop/interests/tell-interested.ts'

import { tellLicenceEnds } from '#server/shop/licences/tell-licence-ends.ts'
import { drawMaterialPages } from '#server/shop/materials/draw-material-pages.ts'
import { forgetStampedCopies } from '#server/shop/materials/forget-stamped-copies.ts'
import { expireOrders } from '#server/shop/orders/expire-orders.ts'
import { payBack } from '#server/shop/orders/money-back/pay-back.ts'
import { comparePayments } from '#server/shop/orders/payment/compare-payments.ts'
import { deliverSandboxEvents } from '#server/shop/orders/payment/deliver-sandbox-events.ts'
import { reconcilePayments } from '#server/shop/orders/payment/reconcile-payments.ts'
import { remindOfPayments } from '#server/shop/orders/waiting/remind-of-payments.ts'
import { tendSubscriptions } from '#server/shop/subscriptions/tend-subscriptions.ts'
import { forgetUnusedStudyPictures } from '#server/study/contents/pictures/study-pictures.ts'
import { remindOfPractice } from '#server/study/practice/remind-of-practice.ts'
import { settleMockExams } from '#server/writing/mock-exam/settle-mock-exams.ts'
import { settlePeerReviews } from '#server/writing/peer-review/settle.ts'
import { settleTeacherCorrections } from '#server/writing/teacher-correction/settle-teacher-corrections.ts'
import type { AppContext } from './context.ts'
import { forgetKeptBackup } from './platform/backup/kept-backup.ts'
import { createJobRunner, type JobList, type StartableJobs } from './platform/jobs/job-runner.ts'
import type { Logger } from './platform/logger.ts'
import { deliverListMail, deliverMail } from './platform/mail/deliver-mail.ts'
import { purgeSharedCache } from './platform/shared-cache/purge-shared-cache.ts'

const JOB_LIST: JobList<AppContext> = {
  'expire-orders': expireOrders,
  'remind-of-payments': remindOfPayments,
  'answer-link-requests': answerLinkRequests,
  'deliver-mail': deliverMail,
  'deliver-list-mail': deliverListMail,
  'deliver-pushes': deliverPushes,
  'remind-of-practice': remindOfPractice,
  'pay-back': payBack,
  'tend-subscriptions': tendSubscriptions,
  'reconcile-payments': reconcilePayments,
  'compare-payments': comparePayments,
  'keep-chat-seven-days': deleteOldMessages,
  'forget-old-moderation': forgetOldCases,
  'forget-abandoned-logins': forgetAbandonedLogins,
  'close-challenge-months': closeMonths,
  'settle-peer-reviews': settlePeerReviews,
  'settle-teacher-corrections': settleTeacherCorrections,
  'settle-mock-exams': settleMockExams,
  'expire-credits': expireCredits,
  'tell-licence-ends': tellLicenceEnds,
  'prune-accounts': pruneAccounts,
  'tend-signing-keys': tendSigningKeys,
  'deliver-sandbox-events': (context) => deliverSandboxEvents(context),
  'forget-stamped-copies': forgetStampedCopies,
  'draw-material-pages': (context) => drawMaterialPages(context),
  'discard-files': discardFiles,
  'forget-unused-pictures': forgetUnusedPictures,
  'forget-unused-study-pictures': forgetUnusedStudyPictures,
  'forget-kept-backup': forgetKeptBackup,
  'tell-interested': tellInterested,
  'send-cart-reminders': sendCartReminders,
  'tell-owner': tellOwner,
  'purge-shared-cache': purgeSharedCache,
  retain,
}

export function createJobs(logger: Logger): StartableJobs<AppContext> {
  return createJobRunner(JOB_LIST, logger)
}
