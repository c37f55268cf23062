/** Who sits behind a socket: asked of the floor above, which knows tokens and sessions. */
import type { Ok, Refusal } from '#domain/shared/result.ts'

export type ListenerClaims = { readonly userId: string; readonly sessionId: string }

/** Each is given the token as it came. Time is the server's. */
export type Listeners = {
  /** What the token itself says: that we signed it and that it has not expired. */
  readonly read: (token: string) => Promise<Ok<ListenerClaims> | Refusal<string>>
  /** As `read`, and that its session and account still stand. */
  readonly find: (token: string) => Promise<Ok<ListenerClaims> | Refusal<string>>
}
