/** The body of POST /store/{store}/checkout (docs/wire.md §1), and the code that each wrong part of it is answered with. */
import { z } from 'zod'
import { HttpError } from '#server/platform/http/errors.ts'

const MAX_LINES = 50
/** More than anybody buys of a booklet, and few enough that a total stays far below what the books can hold. */
export const MAX_QUANTITY = 999
const MAX_ADDRESS_LENGTH = 2000

const items = z
  .array(
    z.object({
      variant_id: z.string().min(1).max(64),
      quantity: z.int().min(1).max(MAX_QUANTITY),
      /** Cents of a piece as the buyer was shown them: another price is refused. Clients may leave it out. */
      unit_amount: z.int32().min(0).optional(),
      /** The product that the cart offered it with: the lesser price, if there is one, is for this order. */
      offered_with: z.string().min(1).max(64).optional(),
    }),
  )
  .min(1)
  .max(MAX_LINES)

const MAX_CODE_LENGTH = 64
const MAX_SOURCE_LENGTH = 200

export const checkoutSchema = z.object({
  items,
  successUrl: z.string().min(1).max(MAX_ADDRESS_LENGTH),
  cancelUrl: z.string().min(1).max(MAX_ADDRESS_LENGTH),
  locale: z.string().max(35).nullish(),
  timeZone: z.string().max(64).nullish(),
  /** As it was typed. */
  couponCode: z.string().max(MAX_CODE_LENGTH).nullish(),
  /** Where the buyer's visit came from (src/domain/shop/visit-source.ts); of another shape it counts as one of the others. */
  source: z.string().max(MAX_SOURCE_LENGTH).nullish(),
  /** The last click on a partner's link, and its day in Brasília; one that counts for nobody refuses nothing. */
  partner: z
    .object({ code: z.string().max(MAX_CODE_LENGTH), day: z.string().max(MAX_CODE_LENGTH) })
    .nullish(),
})

/** The body of POST /store/{store}/checkout/quote: what the cart would cost with this coupon. */
export const quoteSchema = z.object({ items, couponCode: z.string().min(1).max(MAX_CODE_LENGTH) })
export type QuoteBody = z.output<typeof quoteSchema>

export type CheckoutBody = z.output<typeof checkoutSchema>

/** @throws HttpError 400 with the code of the first fault and `fields` that names every one */
export function parseCheckout(raw: unknown): CheckoutBody {
  const parsed = checkoutSchema.safeParse(raw)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const fields = Object.fromEntries(issues.map((issue) => [issue.path.join('.') || 'body', issue.message]))
  const [code, message] = refusalOf(issues[0]!)
  throw new HttpError(400, code, message, { fields })
}

function refusalOf(issue: z.core.$ZodIssue): [code: string, message: string] {
  const [member, , part] = issue.path
  if (member === 'items' && issue.path.length === 1) {
    if (issue.code === 'too_small') return ['empty_cart', 'There is nothing to buy']
    if (issue.code === 'too_big') return ['too_many_lines', `An order has at most ${MAX_LINES} lines`]
  }
  if (member === 'items' && part === 'quantity') {
    return ['invalid_quantity', `A quantity is a whole number from 1 to ${MAX_QUANTITY}`]
  }
  if (member === 'successUrl' || member === 'cancelUrl') {
    return ['invalid_url', `${member} must be an address of this site`]
  }
  return ['invalid_input', `${issue.path.join('.') || 'body'}: ${issue.message}`]
}
