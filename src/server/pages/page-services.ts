/**
 * What a page's loader may ask of the server: a short list of use cases, so that a screen cannot reach the database.
 * Loaders find it under the key that src/web/entry.server.tsx exports.
 */

import type { Challenge, EssayPage } from '#domain/community/challenge-wire.ts'
import type { FeedbackPage } from '#domain/community/feedback-wire.ts'
import { shownStories } from '#domain/community/story-consent.ts'
import { dayInBrasilia } from '#domain/shared/brasilia-day.ts'
import type { Ok, Refusal } from '#domain/shared/result.ts'
import type { Contents, SoldApart } from '#domain/shop/bundle.ts'
import type { InterestRequest } from '#domain/shop/interest-request.ts'
import type { OrderPaper } from '#domain/shop/order-paper.ts'
import type { OrderResult } from '#domain/shop/order-result.ts'
import type { DetailedProduct } from '#domain/shop/product.ts'
import type { ReviewPage } from '#domain/shop/product-review-wire.ts'
import type { SubscriptionOffer } from '#domain/shop/subscription-offer.ts'
import type { Features } from '#domain/site/features.ts'
import type { ShopIdentity } from '#domain/site/institutional.ts'
import type { ReaderOfList } from '#domain/site/mail-list.ts'
import { newsOfToday, type SiteContents } from '#domain/site/site-contents.ts'
import { isTeacherTold, type SiteSettings, type Teacher } from '#domain/site/site-settings.ts'
import type { StudyPack } from '#domain/study/contents/study-pack.ts'
import type { ExamDate } from '#domain/study/exam-date.ts'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import type { MockExam } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import type { HouseScale } from '#domain/writing/teacher-correction/house-scale.ts'
import { essayJson } from '../community/challenge/presenter.ts'
import { readChallenge, readEssays } from '../community/challenge/service.ts'
import { feedbackJson } from '../community/feedback/presenter.ts'
import { readWall } from '../community/feedback/service.ts'
import { readReviews } from '../community/product-reviews/service.ts'
import type { AppContext } from '../context.ts'
import { describeList, leaveList, returnToList } from '../leave-list.ts'
import { isUnavailable } from '../platform/http/errors.ts'
import { findSoldApart } from '../shop/catalogue/apart-repository.ts'
import {
  findPremiumOffer,
  getProduct,
  listAddresses,
  listShelf,
  listShelfPage,
  type ShelfProduct,
} from '../shop/catalogue/service.ts'
import { confirmRequest, describeRequest, dropRequest } from '../shop/interests/confirm-interest.ts'
import { findContents } from '../shop/materials/contents-repository.ts'
import { readOrderPaper } from '../shop/orders/own/order-paper.ts'
import { readOrderResult } from '../shop/orders/own/order-result.ts'
import { createPaymentPageService } from '../shop/orders/payment/payment-page.ts'
import type { PaymentPageService } from '../shop/orders/payment/payment-page-service.ts'
import { readOffer } from '../shop/subscriptions/begin-subscription.ts'
import { type CoursePages, createCoursePages } from '../study/courses/course-pages.ts'
import { correctPlainForm, type PlainRequest } from '../writing/essays/correct-for-guest.ts'
import { readMockExam } from '../writing/mock-exam/read-sittings.ts'

export type PageServices = {
  readonly siteUrl: string
  /** Where the source is offered; null where it is not. */
  readonly sourceUrl: string | null
  readonly storeId: string
  readonly features: Features
  /** Whom somebody may sign in with besides a password, in the order of the buttons. */
  readonly socialProviders: readonly { readonly name: string; readonly displayName: string }[]
  /** Who sells and answers, as far as the settings tell. */
  readonly shop: ShopIdentity & Pick<SiteSettings['shop'], 'instagram'>
  /** Who teaches, as far as the settings tell; null while there is nobody to show. */
  readonly teacher: Teacher | null
  /** Null while none is announced. */
  readonly nextExam: ExamDate | null
  readonly orderRules: SiteSettings['orders']
  /** Premium that recurs: what the owner sells of it. */
  readonly subscriptionOffer: SubscriptionOffer
  /** What shown estimates follow; null where they follow nobody. */
  readonly houseScale: HouseScale | null
  /** Whether a published course belongs to premium. */
  readonly hasPremiumCourses: boolean
  /** What the owner says of the site; of stories those that may be shown today. */
  readonly contents: SiteContents
  /** What the owner has written to be studied, as of today, and what of ours is hidden. */
  readonly study: StudyPack
  readonly now: () => Date
  /** The nonce of this page's inline parts (finish-html.ts); none where no policy counts them. */
  readonly inlineMark?: string
  /** Who is asking, as rate limits count (src/server/platform/http/rate-limit.ts); told with each request. */
  readonly networkKey?: string
  /**
   * For a page that is shown without its data: the reason goes to the log.
   * @returns what a call would answer who may try again (product §8); empty where there is nothing to say
   */
  readonly reportFailure: (error: unknown) => string
  /** For a request that the router refused (a forged post): one line, no stack. */
  readonly reportRefusal: (refused: { method: string; path: string; reason: string }) => void
  readonly catalogue: {
    /** The first listed products in the shop's order, a hundred at most. */
    listShelf: (limit?: number) => Promise<ShelfProduct[]>
    /** A page of a hundred, from 1. */
    listShelfPage: (page: number) => Promise<{ products: ShelfProduct[]; hasNext: boolean }>
    /** Every listed product, for the map of the site. */
    listAddresses: () => Promise<{ id: string; updated_at: Date }[]>
    /** Null for an unknown, deleted or unpublished product. */
    getProduct: (id: string) => Promise<DetailedProduct | null>
    /** What to buy for premium; null where nothing for sale grants it. */
    findPremiumOffer: () => Promise<{ id: string; title: string } | null>
    /** The files that each variant of a product delivers. */
    getContents: (productId: string) => Promise<Contents>
    /** What the files of its bundles cost apart, by variant and currency. */
    findSoldApart: (productId: string) => Promise<Readonly<Record<string, SoldApart>>>
    /** What buyers say of a product, the newest ones. */
    readReviews: (productId: string) => Promise<ReviewPage>
  }
  /** The month of the challenge and its first essays, as a stranger reads them. */
  readonly readChallenge: () => Promise<{ challenge: Challenge; page: EssayPage }>
  readonly courses: CoursePages
  /** When the mock exam is open; its theme stands nowhere in it. */
  readonly readMockExam: () => Promise<MockExam>
  /** The newest of the wall, as a stranger reads it. */
  readonly readWall: () => Promise<FeedbackPage>
  /** A correction for a browser without JavaScript. */
  readonly correctPlainForm: (
    networkKey: string | undefined,
    request: PlainRequest,
  ) => Promise<Ok<Corrected> | Refusal<string>>
  /** Receipt and contract of an order, for who holds its link. */
  readonly readOrderPaper: (orderId: string, key: string) => Promise<OrderPaper | null>
  /** What became of an order, for who holds its link. */
  readonly readOrderResult: (orderId: string, key: string) => Promise<OrderResult | null>
  /** The links of mails that ask for a confirmation or can be stopped (decision 0135). */
  readonly notices: {
    /** Null for a key that is nobody's, or no longer. */
    readonly describeRequest: (key: string) => Promise<InterestRequest | null>
    readonly confirmRequest: (key: string) => Promise<void>
    readonly dropRequest: (key: string) => Promise<void>
    readonly describeList: (key: string) => Promise<ReaderOfList | null>
    readonly leaveList: (key: string) => Promise<void>
    readonly returnToList: (key: string) => Promise<void>
  }
  /** The built-in test provider's own page. */
  readonly payments: PaymentPageService
}

export function createPageServices(context: AppContext): PageServices {
  const { catalogue } = context.reads
  return {
    siteUrl: context.config.siteUrl,
    sourceUrl: context.config.sourceUrl,
    storeId: context.config.storeId,
    // Read with each request, for which these members are copied (page-handler.ts).
    get features() {
      return context.site.settings.features
    },
    get shop() {
      return context.site.settings.shop
    },
    get teacher() {
      const { teacher } = context.site.settings
      return isTeacherTold(teacher) ? teacher : null
    },
    get nextExam() {
      return context.site.settings.exam.next
    },
    get orderRules() {
      return context.site.settings.orders
    },
    get subscriptionOffer() {
      return readOffer(context)
    },
    get houseScale() {
      return context.site.houseScale
    },
    get hasPremiumCourses() {
      return context.site.hasPremiumCourses
    },
    get contents() {
      const { contents, consents } = context.site
      const now = context.now()
      return {
        ...contents,
        stories: shownStories(contents.stories, consents, dayInBrasilia(now)),
        news: newsOfToday(contents.news, dayInBrasilia(now)),
      }
    },
    get study() {
      return context.site.study.listed(dayInBrasilia(context.now()))
    },
    // Member by member: the rest of a provider is not for pages.
    socialProviders: context.config.oidcProviders.map(({ name, displayName }) => ({ name, displayName })),
    now: context.now,
    reportFailure: (error) => {
      context.logger.error({ err: error }, 'a page is shown without its data')
      return isUnavailable(error) ? 'HTTP 503: Service Unavailable' : ''
    },
    reportRefusal: (refused) => context.logger.warn(refused, 'a request to a page was refused'),
    catalogue: {
      listShelf: (limit) => catalogue((db) => listShelf({ ...context, db }, limit)),
      listShelfPage: (page) => catalogue((db) => listShelfPage({ ...context, db }, page)),
      listAddresses: () => catalogue((db) => listAddresses({ db })),
      getProduct: (id) => catalogue((db) => getProduct({ ...context, db }, id)),
      findPremiumOffer: () => catalogue((db) => findPremiumOffer({ db })),
      getContents: (productId) => catalogue((db) => findContents(db, productId)),
      findSoldApart: (productId) => catalogue((db) => findSoldApart(db, productId, context.now())),
      readReviews: (productId) => readReviews(context, productId, null),
    },
    readChallenge: async () => {
      const [challenge, { rows, next }] = await Promise.all([
        readChallenge(context, null),
        readEssays(context, null, null),
      ])
      return { challenge, page: { essays: rows.map((row) => essayJson(row, null)), next } }
    },
    courses: createCoursePages(context.db, catalogue),
    readMockExam: () => readMockExam(context),
    readWall: async () => {
      const { rows, next } = await readWall(context, null, null)
      return { feedbacks: rows.map((row) => feedbackJson(row, null)), next }
    },
    correctPlainForm: (networkKey, request) => correctPlainForm(context, networkKey ?? 'no address', request),
    readOrderPaper: (orderId, key) => readOrderPaper(context, orderId, key),
    readOrderResult: (orderId, key) => readOrderResult(context, orderId, key),
    notices: {
      describeRequest: (key) => describeRequest(context, key),
      confirmRequest: (key) => confirmRequest(context, key),
      dropRequest: (key) => dropRequest(context, key),
      describeList: (key) => describeList(context, key),
      leaveList: (key) => leaveList(context, key),
      returnToList: (key) => returnToList(context, key),
    },
    payments: createPaymentPageService(context),
  }
}
