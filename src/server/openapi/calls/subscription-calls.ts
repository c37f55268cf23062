/** Premium that recurs: the own subscription, and the owner's page of all. */
import { z } from 'zod'
import {
  clockTurnSchema,
  priceAnnouncementSchema,
  subscriptionsAdminSchema,
} from '#domain/console/subscriptions-admin-wire.ts'
import {
  ownSubscriptionSchema,
  planChoiceSchema,
  subscriptionUrlSchema,
  testCardSchema,
} from '#domain/shop/subscription-wire.ts'
import type { Calls } from '../call.ts'

const own = { by: 'student', answers: { 200: ownSubscriptionSchema } } as const

export const subscriptionCalls: Calls = {
  'GET /api/subscription': { does: 'The own subscription, and whether there can be one', ...own },
  'POST /api/subscription': {
    does: 'Subscribes, and answers where to pay',
    by: 'student',
    body: planChoiceSchema,
    answers: { 200: subscriptionUrlSchema },
  },
  'PUT /api/subscription/plan': {
    does: 'Changes the plan from the next period on',
    ...own,
    body: planChoiceSchema,
  },
  'POST /api/subscription/cancellation': { does: 'Cancels, and keeps what is paid', ...own },
  'DELETE /api/subscription/cancellation': { does: 'Takes the cancellation back', ...own },
  'POST /api/subscription/withdrawal': { does: 'Gives it back within seven days', ...own },
  'POST /api/subscription/card': {
    does: 'Answers where another card is given',
    by: 'student',
    answers: { 200: subscriptionUrlSchema },
  },
  'POST /api/subscription/test-card': {
    does: 'Gives the test provider a card: nobody is charged',
    ...own,
    body: testCardSchema,
  },
  'GET /api/console/subscriptions': {
    does: 'Subscriptions in numbers, and the newest of them',
    by: 'owner',
    answers: { 200: subscriptionsAdminSchema },
  },
  'POST /api/console/subscriptions/price-announcements': {
    does: 'Tells who pays another price of the plan’s new one, thirty days before',
    by: 'owner',
    body: priceAnnouncementSchema,
    answers: { 200: subscriptionsAdminSchema },
  },
  'POST /api/console/subscriptions/{id}/clock': {
    does: 'Turns the clock of one of the test provider’s on',
    by: 'owner',
    path: { id: z.uuid() },
    body: clockTurnSchema,
    answers: { 200: subscriptionsAdminSchema },
  },
}
