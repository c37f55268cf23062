/**
 * Back from a provider: the account client exchanges the code for the session by itself (it finds both, the code in
 * the address and its verifier, when it is loaded); here the person is told what came of it, and the address is
 * cleaned. Loaded only on a page that a provider's answer has opened.
 */
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { loginTexts } from '#texts/account/login.ts'
import { showToast } from '#web/ui/toast-store.ts'
import type { AccountFailure } from './account-calls.ts'
import { isFirstSignIn } from './first-sign-in.ts'
import { type ProviderAnswer, takeRememberedProvider, withoutProviderAnswer } from './provider-answer.ts'
import { announceReturn } from './provider-sign-in.ts'
import type { currentSession, loadAccountClient } from './session-store.ts'
import { unansweredCode } from './unanswered.ts'

const texts = accountTexts.provider

/** Handed in by the store, which loads this file. */
type Session = {
  readonly currentSession: typeof currentSession
  readonly loadAccountClient: typeof loadAccountClient
}

/** @param canExchange whether the client had a verifier when the page was opened; it may have used it up by now */
export async function takeProviderAnswer(
  answer: ProviderAnswer,
  canExchange: boolean,
  session: Session,
): Promise<void> {
  const provider = takeRememberedProvider() ?? texts.unnamed
  const result = 'code' in answer ? await exchange(canExchange, session) : refused(answer.refusalCode)
  window.history.replaceState(window.history.state, '', withoutProviderAnswer(window.location.href))
  // The step for the code stands on the page, and says how it goes on.
  if (result.ok && session.currentSession().status === 'anonymous') return
  if (result.ok) {
    announceReturn()
    return showToast(result.isNew ? accountTexts.signUp.success : loginTexts.success)
  }
  const description = describeAccountFailure(result, texts.failureDefault)
  showToast({ variant: 'destructive', title: texts.failureTitle({ provider }), description })
}

/** Of an address only the code is believed: a sentence in it would be anybody's who sends a link. */
function refused(code: string): AccountFailure {
  return { ok: false, code, message: null }
}

async function exchange(
  canExchange: boolean,
  session: Session,
): Promise<{ ok: true; isNew: boolean } | AccountFailure> {
  // The sign-in began in another browser, or was exchanged already: the client has nothing to prove it with.
  if (!canExchange) return refused('pkce_code_verifier_not_found')
  try {
    const { auth } = await session.loadAccountClient()
    const { error } = await auth.initialize()
    // The client's own sentences are English, as the server's: what has no wording of ours shows the default.
    if (error) return refused(unansweredCode(error) ?? error.code ?? 'unknown')
    const { data } = await auth.getSession()
    const user = data.session?.user
    if (!user) return refused('flow_state_not_found')
    return { ok: true, isNew: isFirstSignIn(user) }
  } catch {
    return refused('unreachable')
  }
}
