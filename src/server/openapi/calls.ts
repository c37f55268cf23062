/** Every call of the server but the socket of the chat. tests/http/platform/openapi.test.ts compares the list with the router. */
import type { Calls } from './call.ts'
import { accountCalls } from './calls/account-calls.ts'
import { classCalls } from './calls/class-calls.ts'
import { classDeskCalls } from './calls/class-desk-calls.ts'
import { communityCalls } from './calls/community-calls.ts'
import { consoleCalls } from './calls/console-calls.ts'
import { correctorCalls } from './calls/corrector-calls.ts'
import { courseCalls } from './calls/course-calls.ts'
import { guardianCalls } from './calls/guardian-calls.ts'
import { mockExamCalls } from './calls/mock-exam-calls.ts'
import { moderationCalls } from './calls/moderation-calls.ts'
import { pushCalls } from './calls/push-calls.ts'
import { reviewCalls } from './calls/review-calls.ts'
import { sendingCalls } from './calls/sending-calls.ts'
import { shopAdminCalls } from './calls/shop-admin-calls.ts'
import { shopCalls } from './calls/shop-calls.ts'
import { studyAdminCalls } from './calls/study-admin-calls.ts'
import { studyCalls } from './calls/study-calls.ts'
import { subscriptionCalls } from './calls/subscription-calls.ts'
import { teacherCalls } from './calls/teacher-calls.ts'

export const CALLS: Calls = {
  'GET /api/openapi.json': {
    does: 'This document; the owner’s calls stand in the one of the console',
    by: 'anybody',
    answers: { 200: 'application/json' },
  },
  ...shopCalls,
  ...accountCalls,
  ...classCalls,
  ...classDeskCalls,
  ...guardianCalls,
  ...pushCalls,
  ...studyCalls,
  ...reviewCalls,
  ...sendingCalls,
  ...teacherCalls,
  ...correctorCalls,
  ...mockExamCalls,
  ...subscriptionCalls,
  ...courseCalls,
  ...studyAdminCalls,
  ...communityCalls,
  ...moderationCalls,
  ...consoleCalls,
  ...shopAdminCalls,
}
