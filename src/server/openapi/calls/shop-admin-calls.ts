/** The owner's admin pages of the shop: products, their files and pictures, collections, orders, coupons. */
import { z } from 'zod'
import {
  couponDraftSchema,
  couponStopSchema,
  couponsAdminSchema,
} from '#domain/console/coupons-admin-wire.ts'
import {
  buyerImportAnswerSchema,
  buyerImportSchema,
  giftAnswerSchema,
  giftChoicesSchema,
  giftSchema,
} from '#domain/console/gifts-admin-wire.ts'
import {
  differencesSchema,
  emailCorrectionSchema,
  orderDetailSchema,
  orderListSchema,
  ownerRefundSchema,
} from '#domain/console/orders-admin-wire.ts'
import {
  partnerDraftSchema,
  partnerEndSchema,
  partnerPaymentSchema,
  partnerStatementSchema,
  partnersAdminSchema,
} from '#domain/console/partners-admin-wire.ts'
import {
  collectionListSchema,
  collectionTitleSchema,
  createProductSchema,
  descriptionAnswerSchema,
  descriptionSchema,
  materialAnswerSchema,
  materialListSchema,
  materialNamesSchema,
  newMaterialSchema,
  newVersionSchema,
  openedProductSchema,
  orderSchema,
  pictureAnswerSchema,
  placeSchema,
  productCreatedSchema,
  productListQuery,
  productListSchema,
  quickChangeSchema,
  saveProductSchema,
  visibilitySchema,
} from '#domain/console/products-admin-wire.ts'
import { partnerEntriesSchema, partnerMonthSchema } from '#domain/shop/partnership-wire.ts'
import { reviewAnswerSchema, reviewsAdminSchema } from '#domain/shop/product-review-wire.ts'
import { productPreviewSchema } from '#domain/shop/product-wire.ts'
import { orderExportQuery, orderListQuery } from '#server/shop/orders/admin/orders-admin-routes.ts'
import type { Calls } from '../call.ts'

const number = z.int().min(1)
const couponId = { id: z.uuid() }
const partnerId = { id: z.uuid() }
const partnerMonth = { id: z.uuid(), month: partnerMonthSchema }

export const shopAdminCalls: Calls = {
  'GET /api/console/product-reviews': {
    does: 'Reviews of products, the newest first',
    by: 'owner',
    query: z.object({ after: z.string().optional() }),
    answers: { 200: reviewsAdminSchema },
  },
  'PUT /api/console/product-reviews/{id}/answer': {
    does: 'Answers a review; an empty text takes the answer back',
    by: 'owner',
    path: { id: z.uuid() },
    body: reviewAnswerSchema,
    answers: { 204: null },
  },
  'GET /api/console/products': {
    does: 'Products in the shop’s order, or found by words of their titles',
    by: 'owner',
    query: productListQuery,
    answers: { 200: productListSchema },
  },
  'POST /api/console/products': {
    does: 'Makes a product',
    by: 'owner',
    body: createProductSchema,
    answers: { 201: productCreatedSchema },
  },
  'POST /api/console/products/description': {
    does: 'Shows how a description will look',
    by: 'owner',
    body: descriptionSchema,
    answers: { 200: descriptionAnswerSchema },
  },
  'GET /api/console/products/{id}': {
    does: 'One product, to be changed',
    by: 'owner',
    answers: { 200: openedProductSchema },
  },
  'GET /api/console/products/{id}/preview': {
    does: 'One product as its page will show it, published or not',
    by: 'owner',
    answers: { 200: productPreviewSchema },
  },
  'PUT /api/console/products/{id}': {
    does: 'Keeps a product whole',
    by: 'owner',
    body: saveProductSchema,
    answers: { 200: openedProductSchema },
  },
  'PUT /api/console/products/{id}/visibility': {
    does: 'Shows or hides a product',
    by: 'owner',
    body: visibilitySchema,
    answers: { 204: null },
  },
  'PUT /api/console/products/{id}/quick': {
    does: 'Changes the price of a product with one version, or whether it is published',
    by: 'owner',
    body: quickChangeSchema,
    answers: { 200: openedProductSchema },
  },
  'PUT /api/console/products/{id}/place': {
    does: 'Puts a product directly before or after its neighbour',
    by: 'owner',
    body: placeSchema,
    answers: { 204: null },
  },
  'POST /api/console/products/{id}/archive': {
    does: 'Puts a product away',
    by: 'owner',
    answers: { 204: null },
  },
  'POST /api/console/products/{id}/restore': { does: 'Brings it back', by: 'owner', answers: { 204: null } },
  'POST /api/console/products/{id}/duplicate': {
    does: 'Makes a copy of a product',
    by: 'owner',
    answers: { 201: productCreatedSchema },
  },
  'GET /api/console/products/collections': {
    does: 'All collections',
    by: 'owner',
    answers: { 200: collectionListSchema },
  },
  'POST /api/console/products/collections': {
    does: 'Makes a collection',
    by: 'owner',
    body: collectionTitleSchema,
    answers: { 201: 'application/json' },
  },
  'PUT /api/console/products/collections/order': {
    does: 'Puts the collections in order',
    by: 'owner',
    body: orderSchema,
    answers: { 204: null },
  },
  'PUT /api/console/products/collections/{id}': {
    does: 'Names a collection again',
    by: 'owner',
    body: collectionTitleSchema,
    answers: { 204: null },
  },
  'DELETE /api/console/products/collections/{id}': {
    does: 'Deletes a collection; its products stay',
    by: 'owner',
    answers: { 204: null },
  },
  'POST /api/console/products/uploads/pictures': {
    does: 'Takes a picture of a product',
    by: 'owner',
    body: '*/*',
    answers: { 201: pictureAnswerSchema },
  },
  'PUT /api/console/products/uploads/files/{uploadId}/{part}': {
    does: 'Takes a part of a file',
    by: 'owner',
    path: { uploadId: z.uuid(), part: z.int().min(0).max(999) },
    body: 'application/octet-stream',
    answers: { 204: null },
  },
  'GET /api/console/products/files': {
    does: 'The files that buyers receive',
    by: 'owner',
    answers: { 200: materialListSchema },
  },
  'POST /api/console/products/files': {
    does: 'Makes a file of uploaded parts',
    by: 'owner',
    body: newMaterialSchema,
    answers: { 201: materialAnswerSchema },
  },
  'PUT /api/console/products/files/{id}': {
    does: 'Names a file again',
    by: 'owner',
    body: materialNamesSchema,
    answers: { 200: materialAnswerSchema },
  },
  'POST /api/console/products/files/{id}/versions': {
    does: 'Publishes a new version of a file',
    by: 'owner',
    body: newVersionSchema,
    answers: { 201: materialAnswerSchema },
  },
  'POST /api/console/products/files/{id}/notices': {
    does: 'Tells the buyers of the newest version',
    by: 'owner',
    answers: { 200: materialAnswerSchema },
  },
  'GET /api/console/orders': {
    does: 'Orders, the newest first',
    by: 'owner',
    query: orderListQuery,
    answers: { 200: orderListSchema },
  },
  'GET /api/console/orders/differences': {
    does: 'Where our books and a provider’s differ',
    by: 'owner',
    answers: { 200: differencesSchema },
  },
  'POST /api/console/orders/differences/{id}/settled': {
    does: 'Marks a difference as looked at',
    by: 'owner',
    path: { id: z.uuid() },
    answers: { 204: null },
  },
  'GET /api/console/orders/export': {
    does: 'A table of orders, or for the accountant',
    by: 'owner',
    query: orderExportQuery,
    answers: { 200: 'text/csv' },
  },
  'GET /api/console/orders/{number}': {
    does: 'One order',
    by: 'owner',
    path: { number },
    answers: { 200: orderDetailSchema },
  },
  'POST /api/console/orders/{number}/receipt': {
    does: 'Sends the receipt again',
    by: 'owner',
    path: { number },
    answers: { 204: null },
  },
  'PUT /api/console/orders/{number}/email': {
    does: 'Corrects the e-mail of a guest’s order, and sends what it brought there',
    by: 'owner',
    path: { number },
    body: emailCorrectionSchema,
    answers: { 204: null },
  },
  'POST /api/console/orders/{number}/refunds': {
    does: 'Gives money back; the same key again is the same refund',
    by: 'owner',
    path: { number },
    body: ownerRefundSchema,
    answers: { 204: null },
  },
  'POST /api/console/orders/{number}/refunds/{id}/transfer': {
    does: 'Writes down that the owner has transferred what the provider never gives back',
    by: 'owner',
    path: { number, id: z.uuid() },
    answers: { 204: null },
  },
  'DELETE /api/console/orders/{number}/gift': {
    does: 'Takes back what was given by hand',
    by: 'owner',
    path: { number },
    answers: { 204: null },
  },
  'GET /api/console/gifts': {
    does: 'What can be given by hand',
    by: 'owner',
    answers: { 200: giftChoicesSchema },
  },
  'POST /api/console/gifts': {
    does: 'Gives a product by hand; the same key again is the same gift',
    by: 'owner',
    body: giftSchema,
    answers: { 201: giftAnswerSchema },
  },
  'POST /api/console/gifts/import': {
    does: 'Gives a product to the addresses of a table, or only tells what would happen; who has it is left out',
    by: 'owner',
    body: buyerImportSchema,
    answers: { 200: buyerImportAnswerSchema },
  },
  'GET /api/console/coupons': { does: 'All coupons', by: 'owner', answers: { 200: couponsAdminSchema } },
  'POST /api/console/coupons': {
    does: 'Makes a coupon',
    by: 'owner',
    body: couponDraftSchema,
    answers: { 201: couponsAdminSchema },
  },
  'PUT /api/console/coupons/{id}': {
    does: 'Changes a coupon',
    by: 'owner',
    path: couponId,
    body: couponDraftSchema,
    answers: { 200: couponsAdminSchema },
  },
  'PUT /api/console/coupons/{id}/stop': {
    does: 'Stops a coupon, or lets it be used again',
    by: 'owner',
    path: couponId,
    body: couponStopSchema,
    answers: { 200: couponsAdminSchema },
  },
  'GET /api/console/partners': { does: 'All partners', by: 'owner', answers: { 200: partnersAdminSchema } },
  'POST /api/console/partners': {
    does: 'Makes a partner',
    by: 'owner',
    body: partnerDraftSchema,
    answers: { 201: partnersAdminSchema },
  },
  'GET /api/console/partners/{id}': {
    does: 'What a partner has earned month by month, and what was paid',
    by: 'owner',
    path: partnerId,
    answers: { 200: partnerStatementSchema },
  },
  'PUT /api/console/partners/{id}': {
    does: 'Changes a partner, but for the code',
    by: 'owner',
    path: partnerId,
    body: partnerDraftSchema,
    answers: { 200: partnersAdminSchema },
  },
  'PUT /api/console/partners/{id}/end': {
    does: 'Ends a partnership, or lets it go on',
    by: 'owner',
    path: partnerId,
    body: partnerEndSchema,
    answers: { 200: partnersAdminSchema },
  },
  'GET /api/console/partners/{id}/months/{month}': {
    does: 'The orders of a month, without who bought',
    by: 'owner',
    path: partnerMonth,
    query: z.object({ after: z.string().optional() }),
    answers: { 200: partnerEntriesSchema },
  },
  'POST /api/console/partners/{id}/months/{month}/payment': {
    does: 'Writes down that the owner has paid a month outside of the product; once',
    by: 'owner',
    path: partnerMonth,
    body: partnerPaymentSchema,
    answers: { 200: partnerStatementSchema },
  },
  'GET /api/console/partners/{id}/months/{month}/export': {
    does: 'A month as a table',
    by: 'owner',
    path: partnerMonth,
    answers: { 200: 'text/csv' },
  },
}
