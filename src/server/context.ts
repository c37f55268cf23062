/**
 * What every part of the server is given: built once at the start (create-context.ts), replaced piece by piece in tests.
 * Clock and outside systems are members, so that no rule reads them by itself.
 */
import type { AccountHooks } from './account/account-hooks.ts'
import type { PostPush } from './account/push/post-push.ts'
import type { SocialProviders } from './account/social/providers.ts'
import type { CopiedReads } from './copied-reads.ts'
import type { Keys } from './identity/keys.ts'
import type { Platform } from './platform/platform.ts'
import type { CatalogueCache } from './shop/catalogue/catalogue-cache.ts'
import type { PdfStamper } from './shop/materials/stamp-thread.ts'
import type { Payments } from './shop/payments/providers.ts'
import type { Site } from './site/site.ts'
import type { EssayCorrector } from './writing/correction/open-corrector.ts'
import type { Reviewer } from './writing/external-review/reviewer.ts'

export type AppContext = Platform & {
  /** What may be read from a copy of the database, where there is one. */
  readonly reads: CopiedReads
  /** What the owner sets, as it holds at this moment. */
  readonly site: Site
  /** Secrets and tokens, the same in every process. */
  readonly keys: Keys
  /** What the shop does with what happens to an account. */
  readonly accountHooks: AccountHooks
  /** Whom somebody may sign in with besides a password. */
  readonly socialProviders: SocialProviders
  /** Hands a notice to a browser's push service. */
  readonly postPush: PostPush
  readonly payments: Payments
  /** Writes the buyer into a bought PDF. */
  readonly stamper: PdfStamper
  readonly catalogueCache: CatalogueCache
  /** Grades essays; its dictionary is read with the first one. */
  readonly corrector: EssayCorrector
  /** The service outside that comments on essays; null when none is configured. */
  readonly reviewer: Reviewer | null
}
