/** The calls of the admin page of e-mails; each is the owner's alone and answers the whole admin page. */
import { type Announcement, noticesAdminSchema } from '#domain/console/notices-admin-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

export function fetchNotices(signal?: AbortSignal) {
  return callChecked(Promise.resolve(noticesAdminSchema), 'console/notices', { signal })
}

export function sendForgetRefusal(email: string) {
  return callChecked(Promise.resolve(noticesAdminSchema), 'console/notices/refused-addresses/forget', {
    method: 'POST',
    body: { email },
  })
}

export function sendRetry() {
  return callChecked(Promise.resolve(noticesAdminSchema), 'console/notices/given-up/retry', {
    method: 'POST',
  })
}

export function sendAnnouncement(announcement: Announcement) {
  return callChecked(Promise.resolve(noticesAdminSchema), 'console/notices/announcements', {
    method: 'POST',
    body: announcement,
  })
}
