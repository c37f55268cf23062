/** `/api/push`: what the account is told by push, and whether by this browser. */
import type { PushChoice, PushState } from '#domain/account/push-wire.ts'
import type { Ok } from '#domain/shared/result.ts'
import type { BrowserSubscription } from '#web/browser/push-browser.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { type ApiRefusal, callApi } from '#web/shared/session/call-api.ts'

type StateAnswer = Promise<Ok<PushState> | ApiRefusal>

function callPush(
  path: string,
  request: { method?: string; body?: unknown; signal?: AbortSignal },
): StateAnswer {
  const schema = import('#domain/account/push-wire.ts').then(({ pushStateSchema }) => pushStateSchema)
  return callChecked(schema, `push${path}`, request)
}

export function readPush(signal: AbortSignal): StateAnswer {
  return callPush('', { signal })
}

export function choosePush(choice: PushChoice): StateAnswer {
  return callPush('/choices', { method: 'PUT', body: choice })
}

export function putSubscription(subscription: BrowserSubscription): StateAnswer {
  return callPush('/subscription', { method: 'PUT', body: subscription })
}

export function endSubscription(): StateAnswer {
  return callPush('/subscription', { method: 'DELETE' })
}

export function sendTest() {
  return callApi('push/test', { method: 'POST' })
}
