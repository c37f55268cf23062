/**
 * How often may somebody guess a password? Nobody can shut another person out by guessing: the lock is for who guesses,
 * and a browser that the account knows is counted by itself alone. What bounds a guess from many addresses, and what it
 * costs the true owner, says decision 0126.
 */
import type { Platform } from '#server/platform/platform.ts'
import { addressKey, networkKey, type Use } from '../platform/http/rate-limit.ts'
import type { DeviceClient } from './devices/device-cookie.ts'
import { isKnownDevice } from './devices/known-device.ts'

type Guess = { readonly email: string; readonly client: DeviceClient }
/** A right password forgets all uses of `pair` (the place and the e-mail together), and of the others the one it took. */
type Counts = { readonly all: readonly Use[]; readonly pair: Use }

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
  const { all, pair } = await countsOf(context, guess)
  await limits.consumeAll(all)
  const others = all.filter((use) => use !== pair)
  return {
    // Apart: where a full disk keeps the others from being written, the pair still goes.
    forgive: async () => {
      await Promise.all([limits.reset(pair.rule, pair.key), limits.refundAll(others)])
    },
    giveBack: () => limits.refundAll(all),
  }
}

async function countsOf(context: Pick<Platform, 'db' | 'pool'>, { email, client }: Guess): Promise<Counts> {
  const { deviceToken, ip } = client
  if (deviceToken !== null && (await isKnownDevice(context, { email, deviceToken }))) {
    const pair: Use = { rule: 'failedSignInByDeviceAndEmail', key: `${deviceToken} ${email}` }
    return { all: [pair], pair }
  }
  const address = addressKey(ip)
  const pair: Use = { rule: 'failedSignInByAddressAndEmail', key: `${address} ${email}` }
  const all: readonly Use[] = [
    { rule: 'failedSignInByAddress', key: address },
    pair,
    { rule: 'failedSignInByNetworkAndEmail', key: `${networkKey(ip)} ${email}` },
    { rule: 'failedSignInByEmail', key: email },
  ]
  return { all, pair }
}
