/**
 * Use cases of a sign-in at a provider: begin it, take the provider's answer, give the session to the browser that
 * began it. Two legs, each with PKCE: we towards the provider, the browser towards us. Decision 0020.
 */
import { type Ok, ok, type Refusal, refuse } from '#domain/shared/result.ts'
import type { AppContext } from '#server/context.ts'
import type { Client } from '#server/platform/http/client-address.ts'
import { addressKey } from '#server/platform/http/rate-limit.ts'
import type { DeviceClient } from '../devices/device-cookie.ts'
import { redirectTarget } from '../links/redirect-target.ts'
import { type IssuedSession, isBanned, issueSession, startSession } from '../sessions/service.ts'
import { findUserById } from '../users/user-repository.ts'
import { type JoinRefusal, joinAccount } from './join-account.ts'
import { hashOf, isStateOfTicket, isVerifierOf, newCode, newTicket, secretsOf } from './login-ticket.ts'
import type { ProviderIdentity } from './provider-claims.ts'
import {
  claimSocialLogin,
  deleteOldSocialLogins,
  insertSocialLogin,
  putCode,
  type SocialLogin,
  takeCode,
} from './social-login-repository.ts'

/** Time to sign in at the provider. */
const LOGIN_LIFETIME_SECONDS = 600
/** Time for our page to load and exchange the code. */
const CODE_LIFETIME_SECONDS = 300

export type BeginRefusal = Refusal<'provider_not_configured' | 'provider_unreachable'>
export type AnswerRefusal =
  | JoinRefusal
  | Refusal<'bad_oauth_state' | 'flow_state_expired' | 'login_cancelled' | 'bad_oauth_callback'>
export type ExchangeRefusal = Refusal<
  'flow_state_not_found' | 'flow_state_expired' | 'bad_code_verifier' | 'user_banned'
>

/** @returns where the browser goes, and the ticket that it keeps until it comes back */
export async function beginSocialLogin(
  context: AppContext,
  input: { provider: string; redirectTo: string; codeChallenge: string; client: Client },
): Promise<Ok<{ url: URL; ticket: string }> | BeginRefusal> {
  const provider = context.socialProviders.find(input.provider)
  if (!provider) return refuse('provider_not_configured')
  await context.limits.consume('socialLoginByAddress', addressKey(input.client.ip))
  const ticket = newTicket()
  const secrets = secretsOf(ticket)
  let url: URL
  try {
    url = await context.socialProviders.authorizationUrl(provider, secrets)
  } catch (error) {
    context.logger.warn({ err: error, provider: provider.name }, 'a sign-in provider does not answer')
    return refuse('provider_unreachable')
  }
  await insertSocialLogin(context.db, {
    provider: provider.name,
    redirectTo: input.redirectTo,
    codeChallenge: input.codeChallenge,
    stateHash: hashOf(secrets.state),
    lifetimeSeconds: LOGIN_LIFETIME_SECONDS,
  })
  return ok({ url, ticket })
}

/** What became of a provider's answer: where the browser goes on, with a code for it or with the reason of the refusal. */
export type AnsweredLogin = {
  readonly redirectTo: string
  /** False for an answer to nothing that this browser began: its own sign-in, if one is under way, goes on. */
  readonly isOver: boolean
  readonly result: Ok<string> | AnswerRefusal
}

/**
 * @param input.answer the query of the callback, as it came
 * @param input.ticket what this browser kept, if anything
 */
export async function answerSocialLogin(
  context: AppContext,
  input: { answer: URLSearchParams; ticket: string | undefined },
): Promise<AnsweredLogin> {
  const { answer, ticket } = input
  const login =
    ticket !== undefined && isStateOfTicket(ticket, answer.get('state') ?? '')
      ? await claimSocialLogin(context.db, hashOf(secretsOf(ticket).state))
      : null
  if (!ticket || !login) {
    const redirectTo = redirectTarget('/perfil', context.config.siteUrl)
    return { redirectTo, isOver: false, result: refuse('bad_oauth_state') }
  }
  const { redirectTo } = login
  return { redirectTo, isOver: true, result: await finishLogin(context, login, { answer, ticket }) }
}

async function finishLogin(
  context: AppContext,
  login: SocialLogin,
  { answer, ticket }: { answer: URLSearchParams; ticket: string },
): Promise<Ok<string> | AnswerRefusal> {
  if (login.isExpired) return refuse('flow_state_expired')
  if (answer.get('error') === 'access_denied') return refuse('login_cancelled')
  const identity = await identify(context, login, { answer, ticket })
  if (!identity.ok) return identity
  return context.db.transaction().execute(async (tx) => {
    const account = await joinAccount(context, tx, identity.value)
    if (!account.ok) return account
    const code = newCode()
    const lifetimeSeconds = CODE_LIFETIME_SECONDS
    await putCode(tx, { id: login.id, userId: account.value, codeHash: hashOf(code), lifetimeSeconds })
    return ok(code)
  })
}

/** Outside of every transaction: the provider takes as long as it likes. */
async function identify(
  context: Pick<AppContext, 'logger' | 'socialProviders'>,
  login: SocialLogin,
  { answer, ticket }: { answer: URLSearchParams; ticket: string },
): Promise<Ok<ProviderIdentity> | Refusal<'bad_oauth_callback'>> {
  const provider = context.socialProviders.find(login.provider)
  // The configuration may have changed since the sign-in began.
  if (!provider) return refuse('bad_oauth_callback')
  try {
    return ok(await context.socialProviders.identify(provider, answer, secretsOf(ticket)))
  } catch (error) {
    context.logger.warn(
      { err: error, provider: provider.name },
      'the answer of a sign-in provider does not hold',
    )
    return refuse('bad_oauth_callback')
  }
}

/**
 * The session for the browser that began: the code is used up before its verifier is looked at, and stays used up
 * when the verifier is wrong.
 */
export async function exchangeCode(
  context: AppContext,
  input: { code: string; verifier: string; client: DeviceClient },
): Promise<Ok<IssuedSession> | ExchangeRefusal> {
  await context.limits.consume('socialLoginByAddress', addressKey(input.client.ip))
  const opened = await context.db.transaction().execute(async (tx) => {
    const redeemed = await takeCode(tx, hashOf(input.code))
    if (!redeemed) return refuse('flow_state_not_found')
    if (redeemed.isExpired) return refuse('flow_state_expired')
    if (!isVerifierOf(redeemed.codeChallenge, input.verifier)) return refuse('bad_code_verifier')
    const user = await findUserById(tx, redeemed.userId)
    if (!user) throw new Error('a code exists without its user')
    if (isBanned(user, context.now())) return refuse('user_banned')
    return ok(await startSession(context, tx, { userId: user.id, amr: 'oauth', client: input.client }))
  })
  if (!opened.ok) return opened
  if (opened.value.isNotified) context.jobs.wake('deliver-mail')
  return ok(await issueSession(context, opened.value))
}

/** A job: sign-ins that nobody has finished. */
export async function forgetAbandonedLogins({ db }: Pick<AppContext, 'db'>): Promise<void> {
  await deleteOldSocialLogins(db)
}
