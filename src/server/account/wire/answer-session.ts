/** The answer that every way in ends with: the session, and the cookie by which the device is known again. */
import type { Context } from 'hono'
import type { AppContext } from '#server/context.ts'
import { keepLastAccount } from '#server/identity/authors/browser-cookie.ts'
import { keepDevice } from '../devices/device-cookie.ts'
import type { IssuedSession } from '../sessions/service.ts'
import { sessionJson } from './presenter.ts'

export async function answerSession(
  context: Pick<AppContext, 'config' | 'keys'>,
  c: Context,
  session: IssuedSession,
): Promise<Response> {
  if (session.deviceToken !== null) keepDevice(context, c, session.deviceToken)
  await keepLastAccount(context, c, session.user.id)
  return c.json(sessionJson(session))
}
