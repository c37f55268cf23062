/**
 * How often may somebody guess a password? Nobody can shut another person out by guessing: the lock is for who guesses,
 * and a browser that the account knows is counted by itself alone. What bounds a guess from many addresses, and what it
 * costs the true owner, says decision 0126.
 */
import type { Platform } from '#server/platform/platform.ts'
import { addressKey, type LimitRule, networkKey } from '../platform/http/rate-limit.ts'
import type { DeviceClient } from './devices/device-cookie.ts'
import { isKnownDevice } from './devices/known-device.ts'

type Guess = { readonly email: string; readonly client: DeviceClient }
/** A use of a rule; `isPair`: a right password forgets all uses of it, else only its own. */
type Use = { readonly rule: LimitRule; readonly key: string; readonly isPair: boolean }

export type SignInTry = {
  /** The password was right. */
  readonly forgive: () => Promise<void>
  /** The password was not looked at: nobody has guessed. */
  readonly giveBack: () => Promise<void>
}

/**
 * Takes one try, before the password is looked at: counting failures afterwards would let parallel guesses through.
 *
 * @throws HttpError 429 when none is left; the same for an e-mail that nobody has
 */
export async function takeSignInTry(
  context: Pick<Platform, 'db' | 'limits' | 'pool'>,
  guess: Guess,
): Promise<SignInTry> {
  const { limits } = context
  const uses = await usesOf(context, guess)
  for (const { rule, key } of uses) await limits.consume(rule, key)
  const undo = async (undoOne: (use: Use) => Promise<void>) => {
    await Promise.all(uses.map(undoOne))
  }
  return {
    forgive: () =>
      undo(({ rule, key, isPair }) => (isPair ? limits.reset(rule, key) : limits.refund(rule, key))),
    giveBack: () => undo(({ rule, key }) => limits.refund(rule, key)),
  }
}

async function usesOf(
  context: Pick<Platform, 'db' | 'pool'>,
  { email, client }: Guess,
): Promise<readonly Use[]> {
  const { deviceToken, ip } = client
  if (deviceToken !== null && (await isKnownDevice(context, { email, deviceToken })))
    return [{ rule: 'failedSignInByDeviceAndEmail', key: `${deviceToken} ${email}`, isPair: true }]
  const address = addressKey(ip)
  return [
    { rule: 'failedSignInByAddress', key: address, isPair: false },
    { rule: 'failedSignInByAddressAndEmail', key: `${address} ${email}`, isPair: true },
    { rule: 'failedSignInByNetworkAndEmail', key: `${networkKey(ip)} ${email}`, isPair: false },
    { rule: 'failedSignInByEmail', key: email, isPair: false },
  ]
}
