/**
 * A line of the log for each request (ACCESS_LOG): what was asked of which route and how it ended, and nothing of who
 * asked: no address, no query, no path, which may hold a token. By `requestId` it meets the lines of a fault.
 */
import { randomUUID } from 'node:crypto'
import type { Logger } from '../logger.ts'
import type { Observer } from './observer.ts'
import { routeOf } from './request-route.ts'

const REQUEST_ID = 'x-request-id'

export function openAccessLog(logger: Logger): Observer {
  return {
    wrap: (listener) => (request, response) => {
      const startedAt = performance.now()
      const { socket } = request
      const bytesBefore = socket.bytesWritten
      // A kept page is answered before anything gives it a number.
      const ownId = randomUUID()
      response.setHeader(REQUEST_ID, ownId)
      response.once('close', () => {
        const facts = {
          requestId: response.getHeader(REQUEST_ID) ?? ownId,
          method: request.method,
          route: routeOf(request),
          // nginx's number for a caller who left.
          status: response.writableFinished ? response.statusCode : 499,
          durationMs: Math.round(performance.now() - startedAt),
          bytes: socket.bytesWritten - bytesBefore,
        }
        logger.info(facts, 'request')
      })
      listener(request, response)
    },
    watch: (_, work) => work(),
  }
}
