/** Where a student stands, in one sentence. */
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import { matchHomeTexts } from '#texts/writing/match-home.ts'
import { dueText } from './due-text.ts'

const { status } = matchHomeTexts

export function statusText({ isOn, isReady, samples, task, turn, pausedUntil }: PeerState): string {
  if (!isOn) return status.off
  if (task) return status.task({ due: dueText(task.dueAt) })
  if (turn?.state === 'assigned') return status.assigned
  if (!isReady) return status.calibrate({ left: samples.filter((one) => one.status !== 'close').length })
  if (pausedUntil) return status.paused({ until: dueText(pausedUntil) })
  return turn ? status.waiting : status.ready
}
