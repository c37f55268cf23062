/** Who watches the work of this process, and which work is watched. */
import type { NodeListener } from '../http/node-listener.ts'

/** A piece of work that is worth a number and a span. */
export type Watched =
  | { readonly kind: 'correction' }
  | { readonly kind: 'job'; readonly name: string }
  /** A call to somebody else: `stripe`, `s3`, `smtp`, `oidc` or `reviewer`, and which step of it. */
  | { readonly kind: 'call'; readonly name: string; readonly step: string }

export type Observer = {
  /** Goes around everything else that answers requests. */
  readonly wrap: (listener: NodeListener) => NodeListener
  readonly watch: <T>(what: Watched, work: () => Promise<T>) => Promise<T>
}
