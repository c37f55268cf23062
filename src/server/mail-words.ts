/** Who puts which mail into words. No I/O. */

import { licenceEndingMail } from '#server/shop/licences/licence-mail-words.ts'
import { accountMail } from './account/account-mail-words.ts'
import { challengeChangedMail, challengeMail } from './community/challenge/challenge-mail-words.ts'
import { contactMail } from './community/contact/contact-mail-words.ts'
import { lessonAnswerMail } from './community/lesson-questions/answer-mail-words.ts'
import { type MailKind, mailFactsSchemas } from './platform/mail/mail-facts.ts'
import type { MailDraft } from './platform/mail/mail-layout.ts'
import type { MailSurroundings, MailWriter } from './platform/mail/mail-writer.ts'
import { cartReminderMail } from './shop/cart-reminders/cart-reminder-mail-words.ts'
import { creditsEndingMail } from './shop/credits/credit-mail-words.ts'
import { ownerNewsMail } from './shop/health/owner-mail-words.ts'
import { interestMail } from './shop/interests/interest-mail-words.ts'
import { materialMail } from './shop/materials/material-mail-words.ts'
import { orderMail, refundMail } from './shop/orders/order-mail-words.ts'
import { waitingMail } from './shop/orders/waiting/waiting-mail-words.ts'
import { requestMail } from './shop/purchase-requests/request-mail-words.ts'
import { subscriptionMail } from './shop/subscriptions/subscription-mail-words.ts'
import { examMail } from './writing/mock-exam/exam-mail-words.ts'
import { peerMail } from './writing/peer-review/peer-mail-words.ts'
import { invitationMail, teacherCorrectionMail } from './writing/teacher-correction/correction-mail-words.ts'

export const writeMail: MailWriter = (kind, facts, surroundings) => {
  if (!isMailKind(kind)) throw new Error(`there is no mail of the kind ${kind}`)
  return draftOf(kind, facts, surroundings)
}

function draftOf(kind: MailKind, facts: unknown, surroundings: MailSurroundings): MailDraft {
  switch (kind) {
    case 'receipt':
    case 'refund-due':
    case 'withdrawal':
    case 'withdrawal-notice':
    case 'refunded':
      return orderMail(kind, facts, surroundings)
    case 'owner-refund':
    case 'refunded-part':
    case 'refund-failed':
    case 'refund-failed-notice':
      return refundMail(kind, facts, surroundings)
    case 'payment-waiting':
    case 'payment-reminder':
    case 'payment-lapsed':
      return waitingMail(kind, facts, surroundings)
    case 'material-updated':
      return materialMail(facts, surroundings)
    case 'challenge-won':
      return challengeMail(facts, surroundings)
    case 'challenge-changed':
      return challengeChangedMail(facts, surroundings)
    case 'contact-received':
    case 'contact-reply':
    case 'contact-message':
      return contactMail(kind, facts, surroundings)
    case 'lesson-answer':
      return lessonAnswerMail(facts, surroundings)
    case 'interest-confirm':
    case 'interest-available':
      return interestMail(kind, facts)
    case 'cart-reminder':
      return cartReminderMail(facts)
    case 'teacher-correction':
      return teacherCorrectionMail(facts, surroundings)
    case 'corrector-invitation':
      return invitationMail(facts)
    case 'credits-ending':
      return creditsEndingMail(facts, surroundings)
    case 'licence-ending':
      return licenceEndingMail(facts, surroundings)
    case 'purchase-asked':
    case 'purchase-approved':
    case 'purchase-refused':
      return requestMail(kind, facts, surroundings)
    case 'subscription':
      return subscriptionMail(facts, surroundings)
    case 'owner-news':
      return ownerNewsMail(facts, surroundings)
    case 'mock-exam-open':
      return examMail(facts, surroundings)
    case 'peer-task':
    case 'peer-deadline':
    case 'peer-result':
      return peerMail(kind, facts, surroundings)
    default:
      return accountMail(kind, facts, surroundings)
  }
}

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailFactsSchemas, kind)
}
