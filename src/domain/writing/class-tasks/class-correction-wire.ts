/** The bodies and answers of `/api/class-corrections`; what is written there is sent as at the house's desk. */
import { z } from 'zod'

export const openHandedBodySchema = z.strictObject({
  /** What was being written on a version of before is dropped, and the one that is handed in now is begun. */
  isAnew: z.boolean(),
})

/** The seat that was just left is not told again while there is another. */
export const nextHandedBodySchema = z.strictObject({ except: z.uuid().nullable() })
export const nextHandedSchema = z.object({ seat: z.uuid().nullable() })
