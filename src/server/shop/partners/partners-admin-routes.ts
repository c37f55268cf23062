/** `/api/console/partners`: the admin page /painel/parceiros, and the statement of each partner. */
import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import {
  partnerDraftSchema,
  partnerEndSchema,
  partnerPaymentSchema,
} from '#domain/console/partners-admin-wire.ts'
import { recordAuditEntry } from '#server/console/audit-log.ts'
import type { AppContext } from '#server/context.ts'
import type { OwnerEnv } from '#server/identity/owners-only.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { markMonthPaid, savePartner, setPartnerEnded } from './change-partners.ts'
import { readEntriesPage, readMonth } from './entries-page.ts'
import { findPartner } from './partner-repository.ts'
import { exportMonth, readEntries, readPartnersAdmin, readStatement } from './statement.ts'

const ID = ':id{[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}}'

const REFUSALS = {
  partner_not_found: [404, 'There is no such partner'],
  invalid_partner: [400, 'The partner cannot be kept like this'],
  partner_erased: [409, 'Nobody stands behind this partner any more'],
  month_not_over: [409, 'This month is not over yet'],
  nothing_to_pay: [409, 'There is nothing to pay for this month'],
  already_paid: [409, 'This month was marked as paid before'],
  amount_changed: [409, 'The statement says another amount'],
} as const

/** Mount at /api/console/partners. */
export function partnersAdmin(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()

  routes.get('/', async (c) => c.json(await readPartnersAdmin(context)))

  routes.post('/', async (c) => {
    const draft = await readJson(c, partnerDraftSchema)
    requireDone(await savePartner(context, c.get('owner').userId, null, draft))
    return c.json(await readPartnersAdmin(context), 201)
  })

  routes.put(`/${ID}`, async (c) => {
    const draft = await readJson(c, partnerDraftSchema)
    requireDone(await savePartner(context, c.get('owner').userId, c.req.param('id'), draft))
    return c.json(await readPartnersAdmin(context))
  })

  routes.put(`/${ID}/end`, async (c) => {
    const { isEnded } = await readJson(c, partnerEndSchema)
    requireDone(await setPartnerEnded(context, c.get('owner').userId, c.req.param('id'), isEnded))
    return c.json(await readPartnersAdmin(context))
  })

  routes.get(`/${ID}`, async (c) => c.json(await statement(c.req.param('id'))))

  routes.get(`/${ID}/months/:month`, async (c) => {
    const { month, after } = readEntriesPage(c.req.param('month'), c.req.query('after'))
    const { id } = await partnerOf(c)
    return c.json(await readEntries(context, { partnerId: id, month }, after))
  })

  routes.post(`/${ID}/months/:month/payment`, async (c) => {
    const paid = await readJson(c, partnerPaymentSchema)
    const id = c.req.param('id')
    requireDone(
      await markMonthPaid(context, c.get('owner').userId, id, {
        ...paid,
        month: readMonth(c.req.param('month')),
      }),
    )
    return c.json(await statement(id))
  })

  routes.get(`/${ID}/months/:month/export`, async (c) => {
    const { id, code } = await partnerOf(c)
    const month = readMonth(c.req.param('month'))
    await context.limits.consume('exportByUser', c.get('owner').userId)
    await context.db.transaction().execute((tx) =>
      recordAuditEntry(tx, {
        actorId: c.get('owner').userId,
        action: 'partner.export',
        subjectKind: 'partner',
        subject: code,
        details: { month },
        at: context.now(),
      }),
    )
    c.header('content-type', 'text/csv; charset=utf-8')
    c.header('content-disposition', `attachment; filename="parceria-${code}-${month}.csv"`)
    return stream(c, async (out) => {
      for await (const part of exportMonth(context, { partnerId: id, month })) {
        if (out.aborted) return
        await out.write(part)
      }
    })
  })

  return routes

  async function statement(id: string) {
    const found = await readStatement(context, id)
    if (!found) throw new HttpError(404, 'partner_not_found', REFUSALS.partner_not_found[1])
    return found
  }

  async function partnerOf(c: Context<OwnerEnv>) {
    const found = await findPartner(context.db, c.req.param('id') ?? '')
    if (!found) throw new HttpError(404, 'partner_not_found', REFUSALS.partner_not_found[1])
    return found
  }
}

type Done =
  | Awaited<ReturnType<typeof savePartner>>
  | Awaited<ReturnType<typeof setPartnerEnded>>
  | Awaited<ReturnType<typeof markMonthPaid>>

function requireDone(done: Done): void {
  if (done.ok) return
  const [status, message] = REFUSALS[done.code]
  throw new HttpError(status, done.code, message, 'faults' in done ? { faults: done.faults } : {})
}
