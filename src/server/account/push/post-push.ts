/**
 * Posts a notice to a browser's push service. The address comes from a browser, so it is called with care: by HTTPS
 * alone, only where its name leads to the open internet at that very moment, without following redirects, for a few
 * seconds, and nothing of the answer is read but its status.
 */
import { type LookupAddress, lookup } from 'node:dns'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPushEndpoint } from '#domain/account/push.ts'
import { isPublicAddress } from './public-address.ts'

export type PushRequest = {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer
}

/** @returns the status. @throws when no answer came, or the address is none that may be called */
export type PostPush = (request: PushRequest) => Promise<number>

export const POST_MS = 10_000

export const postPush: PostPush = ({ endpoint, headers, body }) =>
  new Promise((resolve, reject) => {
    if (!isPushEndpoint(endpoint)) return reject(forbidden())
    const sent = httpsRequest(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers },
        // No socket that is kept: each call asks again where the name leads.
        agent: false,
        lookup: lookUpOutside,
        signal: AbortSignal.timeout(POST_MS),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })

/** As the system's own, but a name that leads anywhere inside leads nowhere. */
export const lookUpOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const [first] = found
    if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(forbidden(), '', 0)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

function forbidden(): NodeJS.ErrnoException {
  return Object.assign(new Error('this address may not be called'), { code: 'EFORBIDDEN' })
}
