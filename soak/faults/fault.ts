/** What every fault is given, and what it says of itself. */
import type pg from 'pg'
import type { S3Server } from '#tests/support/s3-server.ts'
import type { Chance } from '../chance.ts'
import type { DatabaseHost } from '../database-host.ts'
import type { Disk } from '../disk.ts'
import type { MailServer } from '../mail-server.ts'
import type { Network } from '../network.ts'
import type { Payments } from '../payments.ts'
import type { Product } from '../product.ts'

export type Target = {
  /** Never killed: its memory is measured from the beginning to the end. */
  readonly steady: Product
  /** The one that faults of a process fall on. */
  readonly victim: Product
  /** Where everybody is served. */
  readonly doors: () => readonly string[]
  /** The soak's own way to the database. */
  readonly pool: pg.Pool
  readonly database: DatabaseHost
  /** Between the product and its database. */
  readonly network: Network
  readonly disk: Disk
  /** Null where the files lie on the disk. */
  readonly bucket: S3Server | null
  readonly mail: MailServer
  readonly payments: Payments
  readonly chance: Chance
  /** How long what lasts should last. */
  readonly lastsMs: number
}

export type Struck = {
  /** What was done, and what was seen. */
  readonly said: string
  /** What should not have been seen. */
  readonly differences: readonly string[]
  /** Given where this machine does not let it be done. */
  readonly skipped?: string
}

export type Fault = {
  readonly name: string
  /** Only where the files lie in a bucket. */
  readonly mode?: 'bucket'
  /** Left out where a slot is shorter: what it does would not be over, and nothing else would be seen. */
  readonly needsMs?: number
  /** So long after its end acts may still meet it: their times are not those of quiet. */
  readonly echoMs?: number
  readonly strike: (target: Target) => Promise<Struck>
}

/** One that cannot be done on this machine, or breaks off, is a difference with its reason: the soak goes on. */
export async function strikeWith({ strike }: Pick<Fault, 'strike'>, target: Target): Promise<Struck> {
  try {
    return await strike(target)
  } catch (error) {
    return { said: 'broke off', differences: [`the fault itself broke off: ${String(error)}`] }
  }
}
