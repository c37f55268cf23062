/** `/api/console`: the calls behind the owner's console, a mount for each desk. Everybody else gets 404. */
import { Hono } from 'hono'
import { studentsDeskRoutes } from './account/supervision/students-admin-routes.ts'
import { messagesDesk } from './community/contact/messages-admin-routes.ts'
import { actsRoutes } from './console/acts-routes.ts'
import { overviewRoutes } from './console/overview-routes.ts'
import type { AppContext } from './context.ts'
import { type OwnerEnv, ownersOnly } from './identity/owners-only.ts'
import { ownersOpenApiRoutes } from './openapi/routes.ts'
import { productsDesk } from './shop/catalogue/admin/products-admin-routes.ts'
import { couponsDesk } from './shop/coupons/coupons-admin-routes.ts'
import { ordersDesk } from './shop/orders/admin/orders-admin-routes.ts'
import { contentsDesk } from './site/contents-admin-routes.ts'
import { settingsDesk } from './site/settings-admin-routes.ts'

/** Mount at /api/console. */
export function consoleRoutes(context: AppContext): Hono<OwnerEnv> {
  const routes = new Hono<OwnerEnv>()
  routes.use('*', ownersOnly(context))
  routes.route('/', ownersOpenApiRoutes(context))
  routes.route('/acts', actsRoutes(context))
  routes.route('/contents', contentsDesk(context))
  routes.route('/messages', messagesDesk(context))
  routes.route('/orders', ordersDesk(context))
  routes.route('/products', productsDesk(context))
  routes.route('/overview', overviewRoutes(context))
  routes.route('/students', studentsDeskRoutes(context))
  routes.route('/settings', settingsDesk(context))
  routes.route('/coupons', couponsDesk(context))
  return routes
}
