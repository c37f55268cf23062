/** The calls of the console's backup; each is the owner's alone. */
import { backupTicketSchema } from '#domain/console/opening-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

export function startBackup() {
  return callApi('console/backup', { method: 'POST' })
}

/** @returns an address that opens once, within a minute */
export function askForBackupTicket() {
  return callChecked(Promise.resolve(backupTicketSchema), 'console/backup/ticket', { method: 'POST' })
}
