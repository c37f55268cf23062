/** The answer that every way in ends with: the session, and the cookie by which the device is known again. */
import type { Context } from 'hono'
import type { AppContext } from '#server/context.ts'
import { keepDevice } from '../devices/device-cookie.ts'
import type { IssuedSession } from '../sessions/service.ts'
import { sessionJson } from './presenter.ts'

export function answerSession(context: AppContext, c: Context, session: IssuedSession): Response {
  if (session.deviceToken !== null) keepDevice(context, c, session.deviceToken)
  return c.json(sessionJson(session))
}
