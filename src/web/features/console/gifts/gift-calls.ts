/** The calls of giving by hand; each is the owner's alone. */
import {
  type BuyerImport,
  buyerImportAnswerSchema,
  type Gift,
  giftAnswerSchema,
  giftChoicesSchema,
} from '#domain/console/gifts-admin-wire.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

export function fetchGiftChoices(signal?: AbortSignal) {
  return callChecked(Promise.resolve(giftChoicesSchema), 'console/gifts', { signal })
}

export function sendGift(gift: Gift) {
  return callChecked(Promise.resolve(giftAnswerSchema), 'console/gifts', { method: 'POST', body: gift })
}

export function sendImport(request: BuyerImport) {
  return callChecked(Promise.resolve(buyerImportAnswerSchema), 'console/gifts/import', {
    method: 'POST',
    body: request,
  })
}
