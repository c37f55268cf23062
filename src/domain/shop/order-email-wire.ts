/** The body of `POST /api/orders/{id}/email`. */
import { z } from 'zod'

export const orderEmailSchema = z.strictObject({
  /** Of the order's link. */
  key: z.string().min(1).max(200),
  email: z.email().max(254).toLowerCase(),
})
