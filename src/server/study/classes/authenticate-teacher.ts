/** Who asks for what a class tells its teacher? */
import type { Context } from 'hono'
import type { AppContext } from '#server/context.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { HttpError } from '#server/platform/http/errors.ts'

/**
 * Who asks for other people's data: with the second factor where the console asks for it.
 * @throws HttpError 401 without a session, 403 second_factor_required
 */
export async function authenticateTeacher(context: AppContext, c: Context): Promise<string> {
  const { userId, aal } = await authenticate(context, c.req.header('authorization'))
  if (context.config.ownerSecondFactor === 'required' && aal === 'aal1') {
    throw new HttpError(403, 'second_factor_required', 'Classes open once the account has a second factor')
  }
  return userId
}
