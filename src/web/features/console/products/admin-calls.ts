/** The calls of the products' admin page; each is the owner's alone. */
import type { z } from 'zod'
import {
  collectionListSchema,
  descriptionAnswerSchema,
  type MaterialNames,
  materialAnswerSchema,
  materialListSchema,
  type newMaterialSchema,
  type newVersionSchema,
  openedProductSchema,
  type PlaceRequest,
  type ProductDraft,
  pictureAnswerSchema,
  productCreatedSchema,
  productListSchema,
  type QuickChange,
} from '#domain/console/products-admin-wire.ts'
import { ok } from '#domain/shared/result.ts'
import { productPreviewSchema } from '#domain/shop/product-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { callApi } from '#web/shared/session/call-api.ts'

const BASE = 'console/products'

/** The schemas come with the admin page. */
function call<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  request: Parameters<typeof callApi>[1] = {},
) {
  return callChecked(Promise.resolve(schema), `${BASE}${path}`, request)
}

type ProductPage = {
  readonly after?: string | null
  readonly isArchived?: boolean
  readonly signal?: AbortSignal
}

/** @param search beginnings of words of the title; empty for all */
export async function fetchProducts(
  search: string,
  { after = null, isArchived = false, signal }: ProductPage = {},
) {
  const query = new URLSearchParams({
    ...(search ? { q: search } : {}),
    ...(isArchived ? { archived: 'yes' } : {}),
    ...(after ? { after } : {}),
  })
  const page = await call(productListSchema, query.size > 0 ? `?${query}` : '', { signal })
  return page.ok ? ok({ rows: page.value.products, next: page.value.next }) : page
}
export const fetchProduct = (id: string, signal?: AbortSignal) =>
  call(openedProductSchema, `/${encodeURIComponent(id)}`, { signal })
export const fetchCollections = (signal?: AbortSignal) =>
  call(collectionListSchema, '/collections', { signal })
export const fetchMaterials = (signal?: AbortSignal) => call(materialListSchema, '/files', { signal })

export function sendQuickChange(id: string, change: QuickChange) {
  return call(openedProductSchema, `/${encodeURIComponent(id)}/quick`, { method: 'PUT', body: change })
}

export function createProduct(product: ProductDraft) {
  return call(productCreatedSchema, '', { method: 'POST', body: { product } })
}

export function saveProduct(id: string, version: number, product: ProductDraft) {
  return call(openedProductSchema, `/${id}`, { method: 'PUT', body: { version, product } })
}

export function placeProduct(id: string, request: PlaceRequest) {
  return callApi(`${BASE}/${id}/place`, { method: 'PUT', body: request })
}

export function setHidden(id: string, isHidden: boolean) {
  return callApi(`${BASE}/${id}/visibility`, { method: 'PUT', body: { isHidden } })
}

export function archiveProduct(id: string) {
  return callApi(`${BASE}/${id}/archive`, { method: 'POST' })
}

export function restoreProduct(id: string) {
  return callApi(`${BASE}/${id}/restore`, { method: 'POST' })
}

export function duplicateProduct(id: string) {
  return call(productCreatedSchema, `/${id}/duplicate`, { method: 'POST' })
}

export function fetchPreview(id: string, signal: AbortSignal) {
  return call(productPreviewSchema, `/${id}/preview`, { signal })
}

export function previewDescription(markdown: string) {
  return call(descriptionAnswerSchema, '/description', { method: 'POST', body: { markdown } })
}

export function createCollection(title: string) {
  return call(productCreatedSchema, '/collections', { method: 'POST', body: { title } })
}

export function renameCollection(id: string, title: string) {
  return callApi(`${BASE}/collections/${id}`, { method: 'PUT', body: { title } })
}

export function deleteCollection(id: string) {
  return callApi(`${BASE}/collections/${id}`, { method: 'DELETE' })
}

export function sendCollectionOrder(ids: readonly string[]) {
  return callApi(`${BASE}/collections/order`, { method: 'PUT', body: { ids } })
}

export function sendPicture(file: File) {
  return call(pictureAnswerSchema, '/uploads/pictures', { method: 'POST', bytes: file })
}

export function sendPart(uploadId: string, part: number, bytes: Blob) {
  return callApi(`${BASE}/uploads/files/${uploadId}/${part}`, { method: 'PUT', bytes })
}

export function createMaterial(body: z.input<typeof newMaterialSchema>) {
  return call(materialAnswerSchema, '/files', { method: 'POST', body })
}

export function publishVersion(id: string, body: z.input<typeof newVersionSchema>) {
  return call(materialAnswerSchema, `/files/${id}/versions`, { method: 'POST', body })
}

export function renameMaterial(id: string, names: MaterialNames) {
  return call(materialAnswerSchema, `/files/${id}`, { method: 'PUT', body: names })
}

export function notifyBuyers(id: string) {
  return call(materialAnswerSchema, `/files/${id}/notices`, { method: 'POST' })
}
