/** Where a student stands in peer correction, in one answer: what the screens of the Match are drawn from. */
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import type { PeerState } from '#domain/writing/peer-review-wire.ts'
import type { Platform } from '#server/platform/platform.ts'
import { eligibilityRefusal, type PeerAuthor, poolOf } from './eligibility.ts'
import { countDelivered, findOpenTask, findOpenTurn } from './entry-repository.ts'
import { findMember, listCalibrations } from './member-repository.ts'
import { mayHelp } from './pairing.ts'
import { listResults } from './results.ts'
import { mayCancel, pausedUntil } from './search.ts'

export async function readPeerState(
  context: Pick<Platform, 'db' | 'now'>,
  author: PeerAuthor,
): Promise<PeerState> {
  const { db } = context
  const { userId, key: authorKey } = author
  const now = context.now()
  const member = await findMember(db, userId)
  const isOn = member?.is_on ?? false
  const isReady = member?.ready_at != null
  const graded = await listCalibrations(db, userId)
  const turn = await findOpenTurn(db, userId)
  const found = await findOpenTask(db, userId)
  // Its time may have run out within the last minute.
  const task = found && found.due_at > now ? found : null
  const until = await pausedUntil(db, userId, now)
  const isFree = isOn && isReady && !found && !until && turn?.duty !== 'open'
  return {
    isOn,
    wantsMail: member?.wants_mail ?? true,
    isReady,
    ineligibility: (await eligibilityRefusal(db, author, now))?.code ?? null,
    pausedUntil: until?.toISOString() ?? null,
    samples: PEER_SAMPLES.map(({ id, theme }) => {
      const own = graded.find(({ sample_id }) => sample_id === id)
      return { id, theme, status: own ? (own.is_close ? 'close' : 'far') : 'new' }
    }),
    turn: turn && {
      id: turn.id,
      theme: turn.theme,
      state: turn.state === 'assigned' ? 'assigned' : 'waiting',
      searchedAt: turn.searched_at.toISOString(),
      mayCancel: mayCancel(turn),
    },
    task: task && { id: task.id, theme: task.theme, dueAt: task.due_at.toISOString() },
    mayHelp: isFree && (await mayHelp(db, { userId, authorKey, pool: await poolOf(db, userId, now) }, now)),
    results: await listResults(db, userId),
    delivered: await countDelivered(db, userId),
  }
}
