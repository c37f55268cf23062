/** `/api/console`: the calls behind the owner's console, a mount for each admin page. Everybody else gets 404. */
import { Hono } from 'hono'
import { studyPictureUpload } from '#server/study/contents/pictures/study-picture-routes.ts'
import { studentsAdminRoutes } from './account/supervision/students-admin-routes.ts'
import { messagesAdmin } from './community/contact/messages-admin-routes.ts'
import { lessonQuestionsAdmin } from './community/lesson-questions/questions-admin-routes.ts'
import { productReviewsAdmin } from './community/product-reviews/reviews-admin-routes.ts'
import { auditLogRoutes } from './console/audit-log-routes.ts'
import { overviewRoutes } from './console/overview-routes.ts'
import type { AppContext } from './context.ts'
import { type OwnerEnv, ownersOnly } from './identity/owners-only.ts'
import { type ReaderEnv, readersOnly } from './identity/readers-only.ts'
import { ownersOpenApiRoutes } from './openapi/routes.ts'
import { productsAdmin } from './shop/catalogue/admin/products-admin-routes.ts'
import { couponsAdmin } from './shop/coupons/coupons-admin-routes.ts'
import { backupAdmin } from './shop/health/backup-routes.ts'
import { healthAdmin } from './shop/health/health-admin-routes.ts'
import { noticesAdmin } from './shop/interests/notices-admin-routes.ts'
import { ordersAdmin } from './shop/orders/admin/orders-admin-routes.ts'
import { giftsAdmin } from './shop/orders/gifts/gifts-admin-routes.ts'
import { partnersAdmin } from './shop/partners/partners-admin-routes.ts'
import { subscriptionsAdmin } from './shop/subscriptions/subscriptions-admin-routes.ts'
import { contentsAdmin } from './site/contents-admin-routes.ts'
import { settingsAdmin } from './site/settings-admin-routes.ts'
import { studyAdmin } from './study/contents/study-admin-routes.ts'
import { coursesAdmin } from './study/courses/admin/courses-admin-routes.ts'
import { givenSheetsAdmin } from './writing/given-sheets/given-sheets-admin-routes.ts'
import { mockExamsAdmin } from './writing/mock-exam/mock-exams-admin-routes.ts'
import { correctorsAdmin } from './writing/teacher-correction/admin/correctors-admin-routes.ts'
import { deskRoutes } from './writing/teacher-correction/admin/desk-routes.ts'

/** Mount at /api/console. */
export function consoleRoutes(context: AppContext): Hono {
  const routes = new Hono()
  // Before the owner's gate: it has a gate of its own, through which correctors come, too.
  routes.route('/teacher-corrections', readersDesk(context))
  routes.route('/', ownersPages(context))
  return routes
}

function readersDesk(context: AppContext): Hono<ReaderEnv> {
  const routes = new Hono<ReaderEnv>()
  routes.use('*', readersOnly(context))
  routes.route('/', deskRoutes(context))
  return routes
}

function ownersPages(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.use('*', ownersOnly(context))
  routes.route('/', ownersOpenApiRoutes(context))
  routes.route('/', healthAdmin(context))
  routes.route('/backup', backupAdmin(context))
  routes.route('/audit-log', auditLogRoutes(context))
  routes.route('/contents', contentsAdmin(context))
  routes.route('/gifts', giftsAdmin(context))
  routes.route('/messages', messagesAdmin(context))
  routes.route('/notices', noticesAdmin(context))
  routes.route('/orders', ordersAdmin(context))
  routes.route('/products', productsAdmin(context))
  routes.route('/lesson-questions', lessonQuestionsAdmin(context))
  routes.route('/product-reviews', productReviewsAdmin(context))
  routes.route('/overview', overviewRoutes(context))
  routes.route('/students', studentsAdminRoutes(context))
  routes.route('/settings', settingsAdmin(context))
  routes.route('/coupons', couponsAdmin(context))
  routes.route('/partners', partnersAdmin(context))
  routes.route('/subscriptions', subscriptionsAdmin(context))
  routes.route('/correctors', correctorsAdmin(context))
  routes.route('/courses', coursesAdmin(context))
  routes.route('/study/pictures', studyPictureUpload(context))
  routes.route('/study', studyAdmin(context))
  routes.route('/given-sheets', givenSheetsAdmin(context))
  routes.route('/mock-exams', mockExamsAdmin(context))
  return routes
}
