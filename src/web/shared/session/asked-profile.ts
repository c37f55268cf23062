/**
 * The profile row as a screen may show it: what was not read is not nothing. `<Loaded>` says that it could not be read,
 * and offers to try again (product §8 Profile fetch fails).
 */
import type { Asked } from '#web/shared/asked/use-asked.ts'
import type { Profile } from './profile.ts'
import { refreshProfile, type SignedIn } from './session-store.ts'

type AskedProfile<Value> = Pick<Asked<Value>, 'value' | 'refusal' | 'isAsking' | 'isStale' | 'reload'>

/** @param pick what is shown of the row; null where the reading found none */
export function askedProfile<Value>(
  { profile, isProfileLoading, profileReadAtMs }: SignedIn,
  pick: (row: Profile | null) => Value,
): AskedProfile<Value> {
  const isKnown = profile !== null || profileReadAtMs !== null
  return {
    value: isKnown ? pick(profile) : null,
    refusal: isKnown || isProfileLoading ? null : 'unreachable',
    isAsking: isProfileLoading,
    isStale: false,
    reload: refreshProfile,
  }
}
