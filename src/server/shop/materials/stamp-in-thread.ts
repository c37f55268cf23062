/** What runs in the thread of stamp-thread.ts. */
import { serveThreadRequests } from '#server/platform/threads/thread-server.ts'
import { stampPdf } from './stamp-pdf.ts'
import type { StampQuestion } from './stamp-thread.ts'

serveThreadRequests(({ pdf, buyer }: StampQuestion) => stampPdf(pdf, buyer))
