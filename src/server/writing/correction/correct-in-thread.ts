/** What runs in the thread of corrector-thread.ts: corrects what it is sent, in order. */
import { answerAsked } from '#server/platform/threads/answer-asked.ts'
import { createEssayCorrector } from './open-corrector.ts'

answerAsked(createEssayCorrector().correct)
