/**
 * Which key signs, which are still shown, which may go? A new key is published first and signs later, so that every
 * process and every copy of the key list knows it before its first token (decision 0027). Pure.
 */

/** Longer than anybody keeps the list: ten minutes by its cache header, one minute in our own processes. */
export const PUBLISH_SECONDS = 15 * 60
const MAX_AGE_SECONDS = 90 * 24 * 3600
/** Clocks of other machines, and requests that take long. */
const MARGIN_SECONDS = 5 * 60

type Aged = { readonly createdAt: Date }

/** @param keys newest first, at least one */
export function signingKeyOf<Key extends Aged>(keys: readonly [Key, ...Key[]], now: Date): Key {
  // The first key of an installation signs at once: nobody has an older list.
  return keys.find((key) => ageSeconds(key, now) >= PUBLISH_SECONDS) ?? keys[keys.length - 1] ?? keys[0]
}

/** True when the newest key is so old that the next one should be made. */
export function isNewKeyDue(keys: readonly [Aged, ...Aged[]], now: Date): boolean {
  return ageSeconds(keys[0], now) >= MAX_AGE_SECONDS
}

/** Those whose last token has expired: their successor has signed alone for longer than a token lives. */
export function retiredKeys<Key extends Aged>(
  keys: readonly Key[],
  tokenLifetimeSeconds: number,
  now: Date,
): Key[] {
  return keys.filter((_, index) => {
    const successor = keys[index - 1]
    return (
      successor !== undefined &&
      ageSeconds(successor, now) >= PUBLISH_SECONDS + tokenLifetimeSeconds + MARGIN_SECONDS
    )
  })
}

function ageSeconds({ createdAt }: Aged, now: Date): number {
  return (now.getTime() - createdAt.getTime()) / 1000
}
