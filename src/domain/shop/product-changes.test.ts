import { expect, test } from 'vitest'
import { type ProductDraft, type VariantDraft, variantDraftSchema } from '../console/products-admin-wire.ts'
import { changesOf } from './product-changes.ts'

const VARIANT: VariantDraft = {
  id: 'var_1',
  title: 'E-book',
  sku: '',
  amount: 1_800,
  saleAmount: null,
  saleStartsAt: null,
  saleEndsAt: null,
  isStockManaged: false,
  stock: { change: 'keep', pieces: 0 },
  optionValues: [],
  materialIds: [],
  generations: 0,
  corrections: 0,
  correctionsMonths: 12,
  correctionsReaders: 1,
  licenceSeats: 0,
  licenceMonths: 6,
  imageUrl: null,
}
const DRAFT: ProductDraft = {
  title: 'Introdução',
  subtitle: '',
  slug: 'introducao',
  ribbonText: '',
  isPurchasable: true,
  isPublished: false,
  isHidden: false,
  showsLowestPrice: true,
  grantsPremium: false,
  description: '',
  collectionIds: [],
  info: [],
  related: [],
  companion: null,
  options: [],
  variants: [VARIANT],
  images: [],
  thumbnail: null,
}
/** What an edit cannot change, and what is told by the stock that was written. */
const NOT_COMPARED = ['id', 'stock']

test('an edit that changes nothing is told as nothing', () => {
  expect(changesOf(DRAFT, structuredClone(DRAFT))).toEqual({})
})

test('a change in any field of a variant is told', () => {
  const fields = Object.keys(variantDraftSchema.shape).filter((field) => !NOT_COMPARED.includes(field))
  expect(fields.length).toBeGreaterThan(5)
  const silent = fields.filter((field) => {
    const after = { ...DRAFT, variants: [{ ...VARIANT, [field]: 'another value' }] }
    return !Object.hasOwn(changesOf(DRAFT, after), `variants.var_1.${field}`)
  })
  expect(silent).toEqual([])
})
