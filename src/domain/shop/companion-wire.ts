/** The answer of `GET /api/companions`. */
import { z } from 'zod'

export const companionsSchema = z.object({
  companions: z.array(
    z.object({ withProductId: z.string(), variantId: z.string(), amount: z.int().nullable() }),
  ),
})
