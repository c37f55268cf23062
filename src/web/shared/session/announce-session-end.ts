/** The notice of a session that was ended elsewhere. Loaded only when there is one. */
import { sessionEndTexts } from '#texts/account/session-end.ts'
import { showToast } from '#web/ui/toast-store.ts'

export function announceSessionEnd(): void {
  showToast(sessionEndTexts.sessionOver)
}
