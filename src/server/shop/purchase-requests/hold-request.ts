/** An approved request while it is paid: held until the order is written, and answered with what stands against it. */
import { mayPay } from '#domain/shop/purchase-request.ts'
import type { Tx } from '#server/platform/db/client.ts'
import { HttpError } from '#server/platform/http/errors.ts'
import { lockRequest, type RequestRecord } from './request-repository.ts'

const REQUEST_MESSAGES = {
  request_not_found: 'There is no such request',
  request_waits: 'The guardian has not answered yet',
  request_paying: 'The payment page of this request is open',
  request_over: 'The request has ended',
  request_dearer: 'It costs more now than was approved',
  requests_open: 'As many requests wait as may be',
} as const

export function requestError(code: keyof typeof REQUEST_MESSAGES): HttpError {
  return new HttpError(code === 'request_not_found' ? 404 : 409, code, REQUEST_MESSAGES[code])
}

/** @throws HttpError 404 or 409 */
export async function holdRequest(tx: Tx, id: string, minorId: string, now: Date): Promise<RequestRecord> {
  const request = await lockRequest(tx, id, now)
  if (request?.minorId !== minorId) throw requestError('request_not_found')
  const may = mayPay(request.state)
  if (!may.ok) throw requestError(may.code)
  return request
}
