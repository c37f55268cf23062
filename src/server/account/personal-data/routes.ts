/** /api/account/export and /api/account/erasure: a copy of everything, and the end of it; both by a guardian too. */
import { Hono } from 'hono'
import { z } from 'zod'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { readId } from '#server/platform/http/asked-rows.ts'
import { readJson } from '#server/platform/http/body.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { askErasure, withdrawErasure } from '../guardians/erasure.ts'
import { noteExport } from '../guardians/guardian.ts'
import { eraseAccount } from './erase-account.ts'
import { erasureProofOf, type ProofRefusal, proveErasure } from './prove-erasure.ts'
import { writeExport } from './write-export.ts'

const MAX_PROOF_LENGTH = 1024

export const erasureSchema = z.strictObject({
  password: z.string().max(MAX_PROOF_LENGTH).optional(),
  email: z.string().max(MAX_PROOF_LENGTH).optional(),
})

/** Mount at /api/account. */
export function personalDataRoutes(context: AppContext): Hono {
  const routes = new Hono()

  function zipResponse(zip: ReadableStream<Uint8Array>, name: string): Response {
    const day = context.now().toISOString().slice(0, 10)
    return new Response(zip, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="domine-a-redacao-${name}-${day}.zip"`,
        'cache-control': 'private, no-store',
      },
    })
  }

  routes.get('/export', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('exportByUser', userId)
    const zip = await writeExport(context, userId)
    if (!zip) throw new HttpError(401, 'user_not_found', 'The account of this token is gone')
    return zipResponse(zip, 'meus-dados')
  })

  routes.get('/minors/:tie/export', async (c) => {
    const { userId } = await authenticate(context, c.req.header('authorization'))
    await context.limits.consume('exportByUser', userId)
    const noted = await noteExport(context, userId, readId(c, 'not_tied', 'tie'))
    const zip = noted.ok ? await writeExport(context, noted.value.minorId, 'guardian') : null
    if (!zip) throw new HttpError(404, 'not_tied', 'There is no such tie')
    return zipResponse(zip, 'dados-do-estudante')
  })

  routes.on(['POST', 'DELETE'], '/minors/:tie/erasure', async (c) => {
    c.header('cache-control', 'no-store')
    const viewer = await authenticate(context, c.req.header('authorization'))
    const tie = readId(c, 'not_tied', 'tie')
    const isAsked = c.req.method === 'POST'
    if (isAsked) {
      const proven = await proveErasure(context, viewer, await readJson(c, erasureSchema))
      if (!proven.ok) throw proofError(proven)
    }
    const done = await (isAsked ? askErasure : withdrawErasure)(context, viewer.userId, tie)
    if (!done.ok) throw new HttpError(404, 'not_tied', 'There is no such tie')
    return c.body(null, 204)
  })

  routes.get('/erasure', async (c) => {
    c.header('cache-control', 'no-store')
    const { userId } = await authenticate(context, c.req.header('authorization'))
    return c.json({ proof: await erasureProofOf(context, userId) })
  })

  routes.post('/erasure', async (c) => {
    c.header('cache-control', 'no-store')
    const viewer = await authenticate(context, c.req.header('authorization'))
    const proven = await proveErasure(context, viewer, await readJson(c, erasureSchema))
    if (!proven.ok) throw proofError(proven)
    await eraseAccount(context, viewer.userId, 'own-wish')
    return c.body(null, 204)
  })

  return routes
}

function proofError({ code }: ProofRefusal): HttpError {
  switch (code) {
    case 'invalid_credentials':
      return new HttpError(403, code, 'The password is not the one of this account')
    case 'email_mismatch':
      return new HttpError(403, code, 'The address is not the one of this account')
    case 'reauthentication_needed':
      return new HttpError(403, code, 'Sign in again, and end the account within ten minutes')
  }
}
