/** What a student has sent, what became of it, and what can be sent now (product §5 The teacher's corrections). */
import { type MomentKey, writeMomentKey } from '#domain/shared/keyset.ts'
import { lastDayOf } from '#domain/shop/credits.ts'
import { promisedDay } from '#domain/writing/teacher-correction/promise.ts'
import { isFreeRewriting } from '#domain/writing/teacher-correction/rewriting.ts'
import type { Offer, SentCorrection, SentList } from '#domain/writing/teacher-correction/sending-wire.ts'
import type { AppContext } from '#server/context.ts'
import { readCredits } from '#server/shop/credits/ledger.ts'
import { listPhotographs } from '../sheet-photographs/repository.ts'
import { countPromised, findProductWithCorrections, findRewritable, listSent } from './sending-repository.ts'

const PAGE_SIZE = 20

type Context = Pick<AppContext, 'db' | 'now' | 'site'>

type Asked = {
  /** Of the room or the history; null for a text that is not kept. */
  readonly essayId: string | null
  readonly rewritesId: string | null
}

export async function readOffer(context: Context, accountId: string, asked: Asked): Promise<Offer> {
  const { essayId } = asked
  const { db, site } = context
  const { corrections } = site.settings
  const now = context.now()
  const { balance, grants } = await readCredits(db, accountId, 'correction', now)
  const productId = await findProductWithCorrections(db)
  const rewritten = await rewrittenOf(db, accountId, asked)
  const photographs = essayId === null ? [] : await listPhotographs(db, accountId, essayId)
  const end = grants[0]?.expiresAt ?? null
  return {
    isOffered: corrections.isOn && (balance > 0 || productId !== null || rewritten !== null),
    credits: balance,
    nextEndsOn: end && lastDayOf(end),
    promisedOn: promisedDay(now, await countPromised(db), corrections),
    productPath: productId && `/product/${productId}`,
    photographCount: photographs.length,
    rewriting: rewritten && {
      correctionId: rewritten.id,
      theme: rewritten.theme,
      isFree: corrections.rewritingIsFree && isFreeRewriting(rewritten, rewritten.theme),
    },
  }
}

/** The one whose marks stand at hand, else the last one of the essay. */
async function rewrittenOf(db: AppContext['db'], accountId: string, { essayId, rewritesId }: Asked) {
  const named = rewritesId === null ? null : await findRewritable(db, accountId, { id: rewritesId })
  if (named !== null || essayId === null) return named
  return findRewritable(db, accountId, { essayId })
}

/** One page, the last sent first. */
export async function readSent(
  context: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  after: MomentKey | null,
): Promise<SentList> {
  const found = await listSent(context.db, accountId, { after, limit: PAGE_SIZE + 1 })
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  const { balance, grants } = await readCredits(context.db, accountId, 'correction', context.now())
  return {
    corrections: rows.map(sentJson),
    next: found.length > PAGE_SIZE && last ? writeMomentKey({ at: last.sent_at, id: last.id }) : null,
    credits: {
      balance,
      grants: grants.map(({ left, expiresAt }) => ({ left, endsOn: expiresAt && lastDayOf(expiresAt) })),
    },
  }
}

function sentJson(row: Awaited<ReturnType<typeof listSent>>[number]): SentCorrection {
  const isCorrected = row.state === 'corrected' || row.state === 'answered'
  return {
    id: row.id,
    theme: row.theme,
    essayId: row.essay_id,
    number: row.version_number,
    state: row.state,
    promisedOn: row.promised_on,
    sentAt: row.sent_at.toISOString(),
    endedAt: (row.withdrawn_at ?? row.returned_at ?? row.corrected_at)?.toISOString() ?? null,
    isTakeable: row.state === 'sent',
    wasFree: row.credit_key === null,
    returnReason: row.return_reason,
    returnNote: row.return_note,
    photographCount: row.photograph_count,
    isNew: isCorrected && row.first_seen_at === null,
    mayBeRewritten: isCorrected && !row.is_rewritten,
  }
}
