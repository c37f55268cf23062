/** A purchase becomes a request to the guardians: nothing is held and nobody charged (product §10 Guardians; decision 0276). */
import { firstNameOf } from '#domain/account/person-name.ts'
import {
  isSameRequest,
  OPEN_REQUESTS_MAX,
  type RequestedLine,
  requestEnd,
} from '#domain/shop/purchase-request.ts'
import type { Plan } from '#domain/shop/subscription.ts'
import { findAccount, listGuardians } from '#server/account/guardians/guardian-repository.ts'
import { lockUser } from '#server/account/users/user-repository.ts'
import { queueMail } from '#server/platform/mail/queue-mail.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requestError } from './hold-request.ts'
import { requestMailFacts } from './request-mail-words.ts'
import { findOwnRequest, insertRequest, listRequests } from './request-repository.ts'

export type AskedPurchase = {
  readonly plan: Plan | null
  readonly lines: readonly RequestedLine[]
  readonly couponCode: string | null
  readonly totalAmount: number
  readonly currencyCode: string
}

/**
 * Asked twice, the same stands there once; what was approved already is not asked again.
 *
 * @param siteUrl the name of the site that the minor came by
 * @returns where the minor sees what became of it; another address each time, so that browsers open it anew
 */
export async function askGuardian(
  { db, now, jobs, limits }: Pick<Platform, 'db' | 'now' | 'jobs' | 'limits'>,
  minorId: string,
  asked: AskedPurchase,
  siteUrl: string,
): Promise<{ url: string }> {
  await limits.consume('purchaseRequestByUser', minorId)
  const at = now()
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, minorId)
    const standing = (await listRequests(tx, [minorId], at)).filter(({ state }) =>
      ['asked', 'approved', 'paying'].includes(state),
    )
    if (standing.some((one) => isSameRequest(one, asked))) return
    if (standing.filter(({ state }) => state === 'asked').length >= OPEN_REQUESTS_MAX)
      throw requestError('requests_open')
    const id = await insertRequest(tx, { ...asked, minorId, askedAt: at, expiresAt: requestEnd(at) })
    const request = await findOwnRequest(tx, minorId, id, at)
    const minor = await findAccount(tx, minorId)
    if (!request) throw new Error('a request was not there in the transaction that wrote it')
    for (const { email, name } of await listGuardians(tx, minorId)) {
      const facts = requestMailFacts(request, { name, person: firstNameOf(minor?.name ?? null) })
      await queueMail(tx, at, { kind: 'purchase-asked', recipient: email, facts })
    }
  })
  jobs.wake('deliver-mail')
  return { url: new URL(`/perfil?pediu=${at.getTime()}#pedidos-ao-responsavel`, siteUrl).href }
}
