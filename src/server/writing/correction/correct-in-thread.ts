/** What runs in the thread of corrector-thread.ts: corrects what it is sent, in order. */
import { serveThreadRequests } from '#server/platform/threads/thread-server.ts'
import { createEssayCorrector } from './open-corrector.ts'

serveThreadRequests(createEssayCorrector().correct)
