/** The faults in their order: those first whose end takes longest to be seen. */
import { cutMail } from './faults/cut-mail.ts'
import type { Fault } from './faults/fault.ts'
import { fillDisk } from './faults/fill-disk.ts'
import { halfOpenSockets } from './faults/half-open-sockets.ts'
import { hangRecipient } from './faults/hang-recipient.ts'
import { jumpClock } from './faults/jump-clock.ts'
import { killDatabase } from './faults/kill-database.ts'
import { killProcess } from './faults/kill-process.ts'
import { largeBody } from './faults/large-body.ts'
import { loseListeners } from './faults/lose-listeners.ts'
import { losePower } from './faults/lose-power.ts'
import { slowBucket } from './faults/slow-bucket.ts'
import { slowLoris } from './faults/slow-loris.ts'
import { slowPayment } from './faults/slow-payment.ts'
import { swallowPackets } from './faults/swallow-packets.ts'

export const FAULTS: readonly Fault[] = [
  // The two after it ask nothing of the database: where slots are short it is not over before them.
  swallowPackets,
  slowLoris,
  halfOpenSockets,
  slowPayment,
  hangRecipient,
  slowBucket,
  killProcess,
  fillDisk,
  largeBody,
  loseListeners,
  losePower,
  jumpClock,
  // Not soon after the recipients that hang: it would end their connections.
  cutMail,
  killDatabase,
]
