/**
 * The request handler of the whole product: calls first, then files, then pages. Does not listen (lifecycle.ts does),
 * so that tests can call it directly.
 */
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { except } from 'hono/combine'
import { requestId } from 'hono/request-id'
import { avatarRoutes } from './account/avatars/routes.ts'
import { badgeRoutes } from './account/badges/routes.ts'
import { guardianRoutes } from './account/guardians/routes.ts'
import { ownAccountRoutes } from './account/own-account/routes.ts'
import { personalDataRoutes } from './account/personal-data/routes.ts'
import { storageRoutes } from './account/pictures/routes.ts'
import { profileRoutes } from './account/profiles/routes.ts'
import { pushRoutes } from './account/push/routes.ts'
import { referralRoutes } from './account/referrals/routes.ts'
import { authRoutes } from './account/routes.ts'
import { socialRoutes } from './account/social/routes.ts'
import { juryRoutes } from './community/challenge/jury-routes.ts'
import { challengeRoutes } from './community/challenge/routes.ts'
import { chatRoutes } from './community/chat/routes.ts'
import { contactRoutes } from './community/contact/routes.ts'
import { feedbackRoutes } from './community/feedback/routes.ts'
import { lessonQuestionRoutes } from './community/lesson-questions/routes.ts'
import { moderationRoutes } from './community/moderation/routes.ts'
import { productReviewRoutes } from './community/product-reviews/routes.ts'
import { consoleRoutes } from './console-routes.ts'
import type { AppContext } from './context.ts'
import { noteWriters } from './identity/note-writers.ts'
import { MODERATED_KINDS } from './moderated-kinds.ts'
import { openApiRoutes } from './openapi/routes.ts'
import type { PageHandler } from './pages/page-handler.ts'
import { errorResponse, HttpError } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health-routes.ts'
import { refuseMissingRoute } from './platform/http/missing-route.ts'
import { keepAnswersPrivate } from './platform/http/private-answers.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { refuseUnstorableAddress } from './platform/http/storable-address.ts'
import { refuseOddMethods } from './platform/http/taken-methods.ts'
import { metricsRoutes } from './platform/telemetry/metrics-routes.ts'
import { nameRoutes } from './platform/telemetry/request-route.ts'
import { cartReminderRoutes } from './shop/cart-reminders/routes.ts'
import { cartRoutes } from './shop/catalogue/cart-routes.ts'
import { allowStoreOrigins } from './shop/catalogue/cors.ts'
import { productPictureRoutes } from './shop/catalogue/pictures/picture-routes.ts'
import { storeRoutes } from './shop/catalogue/routes.ts'
import { backupFile } from './shop/health/backup-routes.ts'
import { interestRoutes } from './shop/interests/routes.ts'
import { downloadRoutes } from './shop/materials/downloads.ts'
import { ownedFilesRoutes } from './shop/materials/owned-routes.ts'
import { checkoutRoutes } from './shop/orders/checkout/checkout-routes.ts'
import { ownOrderRoutes } from './shop/orders/own/own-order-routes.ts'
import { webhookRoutes } from './shop/orders/payment/webhook-routes.ts'
import { partnershipRoutes } from './shop/partners/partnership-routes.ts'
import { purchaseRequestRoutes } from './shop/purchase-requests/routes.ts'
import { requestPaymentRoutes } from './shop/request-payment/routes.ts'
import { followSubscription } from './shop/subscriptions/follow-subscription.ts'
import { subscriptionRoutes } from './shop/subscriptions/subscription-routes.ts'
import { visitRoutes } from './shop/visits/visit-routes.ts'
import { classRoutes } from './study/classes/routes.ts'
import { studyPictureRoutes } from './study/contents/pictures/study-picture-routes.ts'
import { certificateRoutes } from './study/courses/certificates/certificate-routes.ts'
import { lessonRoutes } from './study/courses/routes.ts'
import { courseRoutes } from './study/mini-course/routes.ts'
import { practiceRoutes } from './study/practice/routes.ts'
import { studyPlanRoutes } from './study/study-plans/routes.ts'
import { classCorrectionRoutes } from './writing/class-tasks/correction-routes.ts'
import { classTaskRoutes } from './writing/class-tasks/routes.ts'
import { essayRoutes } from './writing/essay-routes.ts'
import { handwritingRoutes } from './writing/external-review/handwriting-routes.ts'
import { reviewRoutes } from './writing/external-review/routes.ts'
import { givenSheetRoutes } from './writing/given-sheets/routes.ts'
import { mockExamRoutes } from './writing/mock-exam/routes.ts'
import { peerReviewRoutes } from './writing/peer-review/routes.ts'
import { sheetPhotographRoutes } from './writing/sheet-photographs/routes.ts'
import { shownEssayRoutes } from './writing/shown-essays/routes.ts'
import { invitationRoutes } from './writing/teacher-correction/correctors/invitation-routes.ts'
import { receivedRoutes } from './writing/teacher-correction/received-routes.ts'
import { sendingRoutes } from './writing/teacher-correction/sending-routes.ts'
import { todayRoutes } from './writing/today/routes.ts'

const KILOBYTE = 1024
/** Of a form to a page: by one limit for all, since the router of pages knows a page by many spellings of its address. */
const PAGE_BYTES = 256 * KILOBYTE
/** Files: their routes have limits of their own, behind the gate of the console or for accounts alone. */
const UPLOADS = [
  '/api/console/products/uploads/*',
  '/api/console/courses/:slug',
  '/api/console/courses/:slug/pictures',
  '/api/console/study/pictures',
  '/api/console/teacher-corrections/voices/*',
  '/api/class-corrections/voices/*',
  '/api/sheet-photographs',
  '/api/handwriting',
  '/api/given-sheets',
]

export type App = Hono

/** @param pages answers what is not a call; null in tests of calls only */
export function buildApp(context: AppContext, pages: PageHandler | null): App {
  const app = new Hono()
  app.onError((error, c) => errorResponse(error, c, context.logger))
  app.use(requestId())
  app.use(securityHeaders(context.config))
  app.use(keepAnswersPrivate())
  if (context.telemetry.isOn) app.use(nameRoutes())
  app.use(refuseOddMethods)
  if (context.copy) app.use(noteWriters(context, context.copy))
  app.use('/store/:store/*', allowStoreOrigins())
  for (const [path, maxSize] of [
    ['/auth/*', 64 * KILOBYTE],
    ['/rest/*', 64 * KILOBYTE],
    ['/store/*', 64 * KILOBYTE],
    ['/api/*', 256 * KILOBYTE],
    ['/webhooks/*', 256 * KILOBYTE],
    ['/pagamento/*', 64 * KILOBYTE],
  ] as const) {
    app.use(path, except(UPLOADS, limitBody(maxSize)))
  }
  app.use('/api/*', refuseUnstorableAddress)
  app.route('/', healthRoutes(context))
  app.route('/api', openApiRoutes(context))
  app.route('/', metricsRoutes(context))
  app.route('/auth/v1', authRoutes(context))
  app.route('/auth/v1', socialRoutes(context))
  app.route('/rest/v1', profileRoutes(context))
  app.route('/store', storeRoutes(context))
  app.route('/store', checkoutRoutes(context))
  app.route('/api', studyPlanRoutes(context))
  app.route('/api/practice', practiceRoutes(context))
  app.route('/api', cartRoutes(context))
  app.route('/api', visitRoutes(context))
  app.route('/api', ownOrderRoutes(context))
  app.route('/api/subscription', subscriptionRoutes(context))
  app.route('/api/purchase-requests', purchaseRequestRoutes(context))
  app.route('/api/purchase-requests', requestPaymentRoutes(context))
  app.route('/api', ownedFilesRoutes(context))
  app.route('/webhooks', webhookRoutes(context, followSubscription))
  app.route('/api/avatars', avatarRoutes())
  app.route('/api/course', courseRoutes(context))
  app.route('/api', badgeRoutes(context))
  app.route('/api', referralRoutes(context))
  app.route('/api/feedbacks', feedbackRoutes(context))
  app.route('/api/product-reviews', productReviewRoutes(context))
  app.route('/api/challenge', challengeRoutes(context))
  app.route('/api/challenge', juryRoutes(context))
  app.route('/api', essayRoutes(context))
  app.route('/api', todayRoutes(context))
  app.route('/api', reviewRoutes(context))
  app.route('/api/handwriting', handwritingRoutes(context))
  app.route('/api/sheet-photographs', sheetPhotographRoutes(context))
  app.route('/api/peer-review', peerReviewRoutes(context))
  app.route('/api/courses', lessonRoutes(context))
  app.route('/api/lesson-questions', lessonQuestionRoutes(context))
  app.route('/api/certificates', certificateRoutes(context))
  app.route('/api/mock-exam', mockExamRoutes(context))
  app.route('/api/given-sheets', givenSheetRoutes(context))
  app.route('/api/teacher-corrections', sendingRoutes(context))
  app.route('/api/teacher-corrections', receivedRoutes(context))
  app.route('/api/corrector-invitations', invitationRoutes(context))
  app.route('/api/account', ownAccountRoutes(context))
  app.route('/api/account', personalDataRoutes(context))
  app.route('/api/push', pushRoutes(context))
  app.route('/api/classes', classRoutes(context))
  app.route('/api/class-tasks', classTaskRoutes(context))
  app.route('/api/class-corrections', classCorrectionRoutes(context))
  app.route('/api/guardians', guardianRoutes(context))
  app.route('/api/shown-essays', shownEssayRoutes(context))
  app.route('/api/partnership', partnershipRoutes(context))
  app.route('/api', contactRoutes(context))
  app.route('/api/cart-reminders', cartReminderRoutes(context))
  app.route('/api', interestRoutes(context))
  app.route('/api/chat', chatRoutes(context))
  app.route('/api', moderationRoutes(context, MODERATED_KINDS))
  app.route('/api/console', consoleRoutes(context))
  app.route('/api/backups', backupFile(context))
  app.route('/storage/v1/object/sign/materials', downloadRoutes(context))
  app.route('/storage/v1', storageRoutes(context))
  app.route('/product-pictures', productPictureRoutes(context))
  app.route('/study-pictures', studyPictureRoutes(context))
  for (const prefix of [
    '/auth/*',
    '/rest/*',
    '/storage/*',
    '/api/*',
    '/webhooks/*',
    '/store/:store/*',
    '/product-pictures/*',
    '/study-pictures/*',
    '/healthz',
    '/readyz',
  ]) {
    app.all(prefix, refuseMissingRoute(app))
  }
  if (pages) app.all('*', limitBody(PAGE_BYTES), (c) => pages(c))
  return app
}

/** Whether a call, or a layer around calls, answers a path. */
export function callsOf(app: App): (path: string) => boolean {
  return (path) =>
    app.router.match('GET', path)[0].some(([[, { path: ofRoute }]]) => !/^\/?\*$/.test(ofRoute))
}

/**
 * By the length that is told, which Node holds a caller to; only a body without one is counted as it comes. To look at a
 * body is what costs: the adapter makes a whole Request with a stream of it, which reading its text does not need.
 */
function limitBody(maxSize: number): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: () => refuseLargeBody(maxSize) })
  return (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return count(c, next)
    return Number(length) > maxSize ? refuseLargeBody(maxSize) : next()
  }
}

function refuseLargeBody(maxSize: number): never {
  throw new HttpError(413, 'body_too_large', `The body is larger than ${maxSize / KILOBYTE} KB`)
}
