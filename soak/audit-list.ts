/** What is audited at the end, in the order of the report. */
import { answers } from './audits/answers.ts'
import type { Audit } from './audits/audit.ts'
import { corrections } from './audits/corrections.ts'
import { experience } from './audits/experience.ts'
import { files } from './audits/files.ts'
import { mails } from './audits/mails.ts'
import { materialWithoutPayment } from './audits/material-without-payment.ts'
import { memory } from './audits/memory.ts'
import { messages } from './audits/messages.ts'
import { paidWithoutMaterial } from './audits/paid-without-material.ts'
import { stock } from './audits/stock.ts'

export const AUDITS: readonly Audit[] = [
  paidWithoutMaterial,
  materialWithoutPayment,
  stock,
  messages,
  corrections,
  experience,
  files,
  mails,
  answers,
  memory,
]
