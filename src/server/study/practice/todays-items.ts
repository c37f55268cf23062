/**
 * What does this student practise today (product §9 Practice)? Made with the first look of the day, and then the same
 * until midnight in Brasília. An own sentence is only taken where the engine sees its fault without the rest of the text.
 */
import { createHash } from 'node:crypto'
import { PRACTICE_BANK } from '#content/study/practice/bank.ts'
import { isOwnPracticeKind, type PracticeKind } from '#content/study/practice/exercises.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import { type OwnSentence, planDay } from '#domain/study/practice/day-plan.ts'
import { faultsOf } from '#domain/study/practice/mended.ts'
import { type MarkedVersion, ownSentences } from '#domain/study/practice/own-sentences.ts'
import { listThings } from '#server/account/experience/repository.ts'
import type { AppContext } from '#server/context.ts'
import { findItems, type Item, insertItems, listCards, listMarkedVersions } from './repository.ts'

type Context = Pick<AppContext, 'db' | 'now' | 'corrector'>

/** Each try reads one sentence; who has so many that cannot be read alone gets exercises of ours. */
const MOST_TRIES = 12
const OWN_PREFIX = 'own:'

export async function readTodaysItems(context: Context, userId: string): Promise<Item[]> {
  const now = context.now()
  const day = dayInBrasilia(now)
  const kept = await findItems(context.db, userId, day)
  if (kept) return kept
  await insertItems(context.db, userId, day, await makeItems(context, userId, now))
  return (await findItems(context.db, userId, day)) ?? []
}

async function makeItems(context: Context, userId: string, now: Date): Promise<readonly Item[]> {
  const { db, corrector } = context
  const cards = await listCards(db, userId)
  const versions = await listMarkedVersions(db, userId)
  const mended = new Set(await listThings(db, userId, 'mark', OWN_PREFIX))
  let own = versions
    .flatMap((version) => ownSentences(version, isOwnPracticeKind))
    .filter((one) => !mended.has(ownThing(one.kind, sentenceIn(versions, one))))
  const readable = new Set<OwnSentence<PracticeKind>>()
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const items = planDay(cards, own, PRACTICE_BANK, now)
    const next = own.find((one) => !readable.has(one) && items.some((item) => isOf(item, one)))
    if (!next) return items
    const found = await faultsOf(sentenceIn(versions, next), next.kind, corrector.correct)
    if (found.includes(next.kind)) readable.add(next)
    else own = own.filter((one) => one !== next)
  }
  return planDay(cards, [...readable], PRACTICE_BANK, now)
}

function isOf(item: Item, one: OwnSentence<PracticeKind>): boolean {
  return (
    item.of === 'own' &&
    item.kind === one.kind &&
    item.essayId === one.essayId &&
    item.version === one.version &&
    item.start === one.start
  )
}

function sentenceIn(
  versions: readonly MarkedVersion[],
  { essayId, start, end }: OwnSentence<string>,
): string {
  return versions.find((version) => version.essayId === essayId)?.text.slice(start, end) ?? ''
}

/** Names a mended sentence of an essay without keeping any of it: here or in a new version, it counts once. */
export function ownThing(kind: string, sentence: string): string {
  const words = sentence.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []
  const digest = createHash('sha256')
    .update(`${kind} ${words.join(' ')}`)
    .digest('base64url')
  return `${OWN_PREFIX}${digest}`
}
