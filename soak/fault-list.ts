/** The faults in their order: those first whose end takes longest to be seen. */
import { cutMail } from './faults/cut-mail.ts'
import type { Fault } from './faults/fault.ts'
import { fillDisk } from './faults/fill-disk.ts'
import { halfOpenSockets } from './faults/half-open-sockets.ts'
import { jumpClock } from './faults/jump-clock.ts'
import { killDatabase } from './faults/kill-database.ts'
import { killProcess } from './faults/kill-process.ts'
import { largeBody } from './faults/large-body.ts'
import { slowLoris } from './faults/slow-loris.ts'
import { slowPayment } from './faults/slow-payment.ts'

export const FAULTS: readonly Fault[] = [
  slowLoris,
  halfOpenSockets,
  slowPayment,
  killProcess,
  fillDisk,
  largeBody,
  cutMail,
  jumpClock,
  killDatabase,
]
