/** The three samples: a student grades them, reads our grades with their reasons, and is ready once all three are near. */
import { PEER_SAMPLES } from '#content/writing/peer-samples/samples.ts'
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import { distanceBetween, isCalibrated } from '#domain/writing/peer-review.ts'
import type { Sample } from '#domain/writing/peer-review-wire.ts'
import { levelsOfSample, textOfSample } from '#domain/writing/peer-sample.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type EligibilityRefusal, eligibilityRefusal, type PeerAuthor } from './eligibility.ts'
import {
  findMember,
  holdAccount,
  listCalibrations,
  lockQueue,
  markReady,
  upsertCalibration,
} from './member-repository.ts'

type NoSample = Refusal<'sample_not_found'>

/** Our grades stand in the answer once the student has given their own. */
export async function readSample(
  context: Pick<Platform, 'db'>,
  userId: string,
  id: string,
): Promise<Ok<Sample> | NoSample> {
  const given = (await listCalibrations(context.db, userId)).find(({ sample_id }) => sample_id === id)
  return sampleWith(id, given?.levels ?? null)
}

/** As often as somebody likes: the last grades stand, and a sample that was near enough once stays so. */
export async function gradeSample(
  context: Pick<Platform, 'db' | 'now'>,
  author: PeerAuthor,
  id: string,
  levels: readonly number[],
): Promise<Ok<Sample> | NoSample | EligibilityRefusal | Refusal<'not_taking_part'>> {
  const now = context.now()
  const answer = sampleWith(id, levels)
  if (!answer.ok) return answer
  const refusal = await eligibilityRefusal(context.db, author, now)
  if (refusal) return refusal
  return context.db.transaction().execute(async (tx) => {
    await lockQueue(tx)
    const { userId } = author
    if (!(await holdAccount(tx, userId)) || !(await findMember(tx, userId))?.is_on)
      return refuse('not_taking_part')
    await upsertCalibration(tx, userId, id, { levels, isClose: answer.value.graded?.isClose ?? false, now })
    const close = (await listCalibrations(tx, userId)).filter(({ is_close }) => is_close)
    if (PEER_SAMPLES.every((sample) => close.some(({ sample_id }) => sample_id === sample.id)))
      await markReady(tx, userId, now)
    return answer
  })
}

function sampleWith(id: string, levels: readonly number[] | null): Ok<Sample> | NoSample {
  const sample = PEER_SAMPLES.find((one) => one.id === id)
  if (!sample) return refuse('sample_not_found')
  const shown = { id, theme: sample.theme, text: textOfSample(sample) }
  if (!levels) return ok({ ...shown, graded: null })
  const reference = levelsOfSample(sample)
  const distance = distanceBetween(levels, reference)
  return ok({
    ...shown,
    graded: {
      levels: [...levels],
      reference,
      reasons: sample.reference.map(({ reason }) => reason),
      meanDistance: distance.mean,
      largestDistance: distance.largest,
      isClose: isCalibrated(distance),
    },
  })
}
