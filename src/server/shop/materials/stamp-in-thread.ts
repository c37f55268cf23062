/** What runs in the thread of stamp-thread.ts. */
import { answerAsked } from '#server/platform/threads/answer-asked.ts'
import { stampPdf } from './stamp-pdf.ts'
import type { StampQuestion } from './stamp-thread.ts'

answerAsked(({ pdf, buyer }: StampQuestion) => stampPdf(pdf, buyer))
