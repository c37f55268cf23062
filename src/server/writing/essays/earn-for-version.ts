/**
 * What a new version of an essay earns, and what it asks for anew (product §9 Ranks by XP, Practice): points for the
 * essay and for each mark that is gone, and the classes of its faults are due again.
 */
import type { Correction } from '#corrector/correction.ts'
import { earnsAsEssay } from '#domain/account/experience.ts'
import type { MarkedVersion } from '#domain/study/practice/own-sentences.ts'
import { solvedMarks } from '#domain/study/practice/solved-marks.ts'
import { grantXp } from '#server/account/experience/service.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { pullForward } from '#server/study/practice/repository.ts'
import { ownThing } from '#server/study/practice/todays-items.ts'
import { listOtherTexts } from './version-repository.ts'

type Version = {
  essayId: string
  number: number
  text: string
  correction: Pick<Correction, 'marks'>
}

/** More than a day's limit would only be written down without points. */
const MOST_SOLVED = 12

/** @returns the points that were given */
export async function earnForVersion(
  tx: Tx,
  userId: string,
  {
    version,
    pastedCharacters,
    last,
    now,
  }: {
    version: Version
    pastedCharacters: number
    last: { number: number; text: string; correction: Pick<Correction, 'marks'> } | null
    now: Date
  },
): Promise<number> {
  const { essayId, text } = version
  let xp = 0
  if (earnsAsEssay({ text, pastedCharacters }, await listOtherTexts(tx, userId, essayId)))
    xp += await grantXp(tx, userId, { reason: 'essay', thing: essayId, now })
  if (last) xp += await earnForSolved(tx, userId, { before: { essayId, ...last }, after: version, now })
  await pullForward(tx, userId, [...new Set(faultsIn(version).marks.map(({ kind }) => kind))], now)
  return xp
}

/**
 * Points for each mark of a version that a newer text mends, whether that is a version already or still being written:
 * each sentence counts once.
 *
 * @returns the points that were given
 */
export async function earnForSolved(
  tx: Tx,
  userId: string,
  { before, after, now }: { before: Version; after: Version; now: Date },
): Promise<number> {
  let xp = 0
  for (const { kind, sentence } of solvedMarks(faultsIn(before), faultsIn(after)).slice(0, MOST_SOLVED))
    xp += await grantXp(tx, userId, { reason: 'mark', thing: ownThing(kind, sentence), now })
  return xp
}

function faultsIn({ essayId, number, text, correction }: Version): MarkedVersion {
  const marks = correction.marks.filter(({ effect }) => effect === 'fault')
  return { essayId, version: number, text, marks }
}
