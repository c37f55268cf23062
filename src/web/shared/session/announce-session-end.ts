/** The notice of a session that was ended elsewhere. Loaded only when there is one. */
import { accountTexts } from '#texts/account/accounts.ts'
import { showToast } from '#web/ui/toast-store.ts'

export function announceSessionEnd(): void {
  showToast(accountTexts.sessionOver)
}
