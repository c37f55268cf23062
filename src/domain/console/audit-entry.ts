/**
 * What the owner can do in the console, as the audit log names it (decision 0088). Closed lists: an action without words
 * in src/texts/console/audit-log.ts does not compile.
 */

/** Sorted; the part before the dot is the part of the site that was acted on. */
export const AUDIT_ACTIONS = [
  'challenge.grade',
  'challenge.list-essay',
  'challenge.proclaim',
  'challenge.set-theme',
  'coupon.create',
  'coupon.edit',
  'coupon.resume',
  'coupon.stop',
  'collection.create',
  'collection.delete',
  'collection.order',
  'collection.rename',
  'content.change',
  'content.keep-consent',
  'content.reset',
  'content.withdraw-consent',
  'material.create',
  'material.publish-version',
  'material.rename',
  'material.tell-buyers',
  'message.answer',
  'notice.announce',
  'order.correct-email',
  'order.export',
  'order.give',
  'order.record-transfer',
  'order.refund',
  'order.refund-part',
  'order.resend-receipt',
  'order.settle-difference',
  'order.take-back',
  'product.archive',
  'product.create',
  'product.duplicate',
  'product.edit',
  'product.hide',
  'product.order',
  'product.restore',
  'product.show',
  'setting.change',
  'setting.reset',
  'student.ban',
  'student.erase',
  'student.grant-premium',
  'student.mend',
  'student.remove-second-factor',
  'student.unban',
  'student.withdraw-premium',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** What was changed; `subject` beside it is a number, an id or a name. */
export const AUDIT_SUBJECTS = [
  'challenge',
  'content',
  'coupon',
  'message',
  'notice',
  'order',
  'product',
  'setting',
  'student',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]
