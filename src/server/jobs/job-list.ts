/** The jobs by name. Each does what is due in our own tables and may run in several processes at once. */
import { closeMonths } from '../challenge/close-months.ts'
import type { AppContext } from '../context.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import { expireOrders } from '../orders/expire-orders.ts'
import { deliverSandboxEvents } from '../payments/sandbox/deliver-events.ts'

export const JOB_LIST = {
  'expire-orders': expireOrders,
  'deliver-mail': deliverMail,
  'close-challenge-months': closeMonths,
  'deliver-sandbox-events': (context) => deliverSandboxEvents(context),
} as const satisfies Record<string, (context: AppContext) => Promise<unknown>>
