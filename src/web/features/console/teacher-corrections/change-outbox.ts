/**
 * Changes on their way to the server, the newest of each thing: kept in this browser before they are sent, so that
 * neither a closed window nor a server that is away loses one.
 */
import type { DeskChange } from '#domain/console/teacher-corrections-admin-wire.ts'

export type Outbox = {
  /** Of the opening in which they were made. */
  readonly token: string
  readonly secondsSpent: number
  readonly changes: readonly DeskChange[]
}

/** Each says how its thing is from now on: a newer one takes the place of the older. */
export function addChange(changes: readonly DeskChange[], change: DeskChange): DeskChange[] {
  const key = keyOf(change)
  return [...changes.filter((one) => keyOf(one) !== key), change]
}

/** What was not sent, or was changed again meanwhile. */
export function withoutSent(changes: readonly DeskChange[], sent: readonly DeskChange[]): DeskChange[] {
  return changes.filter((one) => !sent.includes(one))
}

function keyOf(change: DeskChange): string {
  switch (change.does) {
    case 'mark':
      return `mark ${change.mark.id}`
    case 'unmark':
      return `mark ${change.id}`
    case 'level':
      return `level ${change.competence}`
    case 'remember':
      return `remember ${change.remark.text}`
    default:
      return change.does
  }
}
