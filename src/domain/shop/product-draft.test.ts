import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#tests/support/fuzz/runs.ts'
import { type ProductDraft, productDraftSchema, type VariantDraft } from '../console/products-admin-wire.ts'
import { changesOf } from './product-changes.ts'
import { checkDraft, type StockBefore, stockAfter } from './product-draft.ts'

const VARIANT: VariantDraft = {
  id: 'var_a',
  title: 'E-book',
  sku: 'A-1',
  amount: 1_800,
  saleAmount: null,
  saleStartsAt: null,
  saleEndsAt: null,
  isStockManaged: false,
  stock: { change: 'keep', pieces: 0 },
  optionValues: [],
  materialIds: ['mat_a'],
  generations: 0,
  corrections: 0,
  correctionsMonths: 12,
  correctionsReaders: 1,
  licenceSeats: 0,
  licenceMonths: 6,
  imageUrl: null,
}
const DRAFT: ProductDraft = {
  title: 'Conclusão',
  subtitle: '',
  slug: 'conclusao',
  ribbonText: '',
  isPurchasable: true,
  isPublished: true,
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
const withVariant = (change: Partial<VariantDraft>): ProductDraft => ({
  ...DRAFT,
  variants: [{ ...VARIANT, ...change }],
})
const START = '2026-11-27T03:00:00.000Z'
const END = '2026-11-28T03:00:00.000Z'

test.each([{ amount: 0 }, { amount: 50 }, { saleAmount: 0 }, { saleAmount: 50 }])(
  'what is free, and the least that can be charged, is no fault: %j',
  (change) => {
    expect(checkDraft(withVariant(change))).toEqual([])
  },
)

test('a whole product has no fault', () => {
  expect(checkDraft(DRAFT)).toEqual([])
  expect(checkDraft({ ...DRAFT, slug: '' })).toEqual([])
})

test.each<[string, ProductDraft, string, string]>([
  ['no title', { ...DRAFT, title: '' }, 'title', 'missing'],
  ['a slug with a space', { ...DRAFT, slug: 'a b' }, 'slug', 'bad-slug'],
  ['published without a variant', { ...DRAFT, variants: [] }, 'variants', 'variant-missing'],
  ['a variant without a price', withVariant({ amount: null }), 'variants.0.amount', 'price-missing'],
  ['a price of one cent', withVariant({ amount: 1 }), 'variants.0.amount', 'price-too-small'],
  ['a price of 49 cents', withVariant({ amount: 49 }), 'variants.0.amount', 'price-too-small'],
  ['a sale at 49 cents', withVariant({ saleAmount: 49 }), 'variants.0.saleAmount', 'price-too-small'],
  [
    'a sale as dear as the price',
    withVariant({ saleAmount: 1_800 }),
    'variants.0.saleAmount',
    'sale-not-below',
  ],
  ['days without a sale', withVariant({ saleEndsAt: END }), 'variants.0.saleAmount', 'sale-without-amount'],
  [
    'a sale that ends when it begins',
    withVariant({ saleAmount: 900, saleStartsAt: START, saleEndsAt: START }),
    'variants.0.saleEndsAt',
    'sale-ends-before-start',
  ],
  [
    'premium for nothing',
    { ...withVariant({ amount: 0 }), grantsPremium: true },
    'grantsPremium',
    'premium-for-nothing',
  ],
  [
    'premium for nothing on some days',
    { ...withVariant({ saleAmount: 0 }), grantsPremium: true },
    'grantsPremium',
    'premium-for-nothing',
  ],
  ['nothing to deliver', withVariant({ materialIds: [] }), 'variants.0.materialIds', 'file-missing'],
  [
    'an option without a value',
    { ...DRAFT, options: [{ id: null, title: 'Edição' }] },
    'variants.0.optionValues.0',
    'missing',
  ],
  [
    'an info without words',
    { ...DRAFT, info: [{ title: 'Formato', description: '' }] },
    'info.0.description',
    'missing',
  ],
  [
    'two variants of one name',
    { ...DRAFT, variants: [VARIANT, { ...VARIANT, id: null, sku: '' }] },
    'variants.1.title',
    'title-twice',
  ],
  [
    'two variants of one SKU',
    { ...DRAFT, variants: [VARIANT, { ...VARIANT, id: null, title: 'Kit' }] },
    'variants.1.sku',
    'sku-twice',
  ],
])('%s is refused at its field', (_what, draft, field, code) => {
  expect(checkDraft(draft)).toEqual([{ field, code }])
})

test('premium may come with whatever costs something', () => {
  expect(checkDraft({ ...withVariant({ amount: 50 }), grantsPremium: true })).toEqual([])
})

test('a sale one cent below, with days in order, is fine; a draft needs neither variant nor file', () => {
  expect(checkDraft(withVariant({ saleAmount: 1_799, saleStartsAt: START, saleEndsAt: END }))).toEqual([])
  expect(checkDraft({ ...DRAFT, isPublished: false, variants: [] })).toEqual([])
  expect(checkDraft({ ...withVariant({ materialIds: [] }), isPurchasable: false })).toEqual([])
  expect(checkDraft(withVariant({ materialIds: [], generations: 1 }))).toEqual([])
  expect(checkDraft(withVariant({ materialIds: [], corrections: 1 }))).toEqual([])
  expect(checkDraft(withVariant({ materialIds: [], licenceSeats: 1 }))).toEqual([])
  expect(checkDraft(withVariant({ licenceSeats: 1, amount: 0 }))).toMatchObject([
    { field: 'variants.0.licenceSeats', code: 'licence-for-nothing' },
  ])
  expect(checkDraft(withVariant({ corrections: 1, amount: 0 }))).toMatchObject([
    { field: 'variants.0.corrections', code: 'corrections-for-nothing' },
  ])
})

const COUNTED: StockBefore = { isManaged: true, inventoryQuantity: 10, reservedQuantity: 3 }

test.each<[StockBefore | null, boolean, VariantDraft['stock'], number | null | string]>([
  [COUNTED, true, { change: 'keep', pieces: 0 }, 10],
  [COUNTED, true, { change: 'set', pieces: 3 }, 3],
  [COUNTED, true, { change: 'set', pieces: 2 }, 'stock-below-reserved'],
  [COUNTED, true, { change: 'adjust', pieces: -7 }, 3],
  [COUNTED, true, { change: 'adjust', pieces: -8 }, 'stock-below-reserved'],
  [COUNTED, true, { change: 'adjust', pieces: -11 }, 'stock-below-zero'],
  [COUNTED, true, { change: 'adjust', pieces: 5 }, 15],
  [COUNTED, false, { change: 'keep', pieces: 0 }, 'stock-still-reserved'],
  [{ ...COUNTED, reservedQuantity: 0 }, false, { change: 'keep', pieces: 0 }, 10],
  [null, true, { change: 'set', pieces: 0 }, 0],
  [null, true, { change: 'set', pieces: -1 }, 'stock-below-zero'],
  [null, true, { change: 'keep', pieces: 0 }, 'stock-missing'],
  [null, false, { change: 'keep', pieces: 0 }, null],
])('stock %j, counted: %s, %j → %s', (before, isStockManaged, stock, expected) => {
  const result = stockAfter(before, { isStockManaged, stock })
  expect(result.ok ? result.value.inventoryQuantity : result.code).toBe(expected)
})

test('the record of an edit names what changed, old and new, and nothing else', () => {
  expect(changesOf(DRAFT, DRAFT)).toEqual({})
  const after = { ...withVariant({ amount: 2_000 }), title: 'Conclusões' }
  expect(changesOf(DRAFT, after, new Map([['var_a', [10, 12]]]))).toEqual({
    title: ['Conclusão', 'Conclusões'],
    'variants.var_a.amount': [1_800, 2_000],
    'variants.var_a.stock': [10, 12],
  })
})

const shortText = fc.constantFrom('', 'Kit', 'E-book', 'kit-2')
const anyMoment = fc.option(fc.constantFrom(START, END))
const anyVariant: fc.Arbitrary<VariantDraft> = fc.record({
  id: fc.option(fc.constant('var_a')),
  title: shortText,
  sku: shortText,
  amount: fc.option(fc.constantFrom(0, 1, 100, 100_000_000)),
  saleAmount: fc.option(fc.constantFrom(0, 1, 99, 100)),
  saleStartsAt: anyMoment,
  saleEndsAt: anyMoment,
  isStockManaged: fc.boolean(),
  stock: fc.record({
    change: fc.constantFrom('keep', 'set', 'adjust'),
    pieces: fc.integer({ min: -20, max: 20 }),
  }),
  optionValues: fc.array(shortText, { maxLength: 3 }),
  materialIds: fc.array(fc.constant('mat_a'), { maxLength: 1 }),
  generations: fc.nat({ max: 1 }),
  corrections: fc.nat({ max: 1 }),
  correctionsMonths: fc.constant(12),
  correctionsReaders: fc.constant(1 as const),
  licenceSeats: fc.nat({ max: 1 }),
  licenceMonths: fc.constant(6),
  imageUrl: fc.constant(null),
})
const anyDraft: fc.Arbitrary<ProductDraft> = fc
  .record({
    title: shortText,
    slug: shortText,
    isPublished: fc.boolean(),
    isPurchasable: fc.boolean(),
    info: fc.array(fc.record({ title: shortText, description: shortText }), { maxLength: 2 }),
    related: fc.array(
      fc.record({
        sectionTitle: shortText,
        type: fc.constantFrom('product', 'collection'),
        id: fc.constant('x'),
      }),
      { maxLength: 2 },
    ),
    options: fc.array(fc.record({ id: fc.constant(null), title: shortText }), { maxLength: 3 }),
    variants: fc.array(anyVariant, { maxLength: 3 }),
  })
  .map((change) => ({ ...DRAFT, ...change }))

/** Whether the form shows a place of that name; an option asks each variant for a value. */
function hasField(draft: ProductDraft, field: string): boolean {
  const value = /^variants\.(\d+)\.optionValues\.(\d+)$/.exec(field)
  if (value) return Number(value[1]) < draft.variants.length && Number(value[2]) < draft.options.length
  let at: unknown = draft
  for (const key of field.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false
    at = Object.entries(at).find(([name]) => name === key)?.[1]
  }
  return true
}

test('every refusal names a field of the form, once, and what is kept survives being sent', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const faults = checkDraft(draft)
      for (const { field } of faults) expect(hasField(draft, field), field).toBe(true)
      expect(new Set(faults.map(({ field }) => field)).size).toBe(faults.length)
      const sent = productDraftSchema.parse(JSON.parse(JSON.stringify(draft)))
      expect(sent).toEqual(draft)
      expect(checkDraft(sent)).toEqual(faults)
    }),
    { numRuns: tries(500) },
  )
})

test('whatever is kept has a title, prices above their sales, and something to deliver where it is offered', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      fc.pre(checkDraft({ ...draft, variants: [], isPublished: false }).length === 0)
      const isKept = checkDraft(draft).length === 0
      const titles = draft.variants.map(({ title }) => title)
      const skus = draft.variants.map(({ sku }) => sku).filter(Boolean)
      const holds =
        (!draft.isPublished || draft.variants.length > 0) &&
        new Set(titles).size === titles.length &&
        new Set(skus).size === skus.length &&
        draft.variants.every(
          (one) =>
            one.title !== '' &&
            one.amount !== null &&
            [one.amount, one.saleAmount ?? 0].every((cents) => cents === 0 || cents >= 50) &&
            (one.saleAmount === null ? !one.saleStartsAt && !one.saleEndsAt : one.saleAmount < one.amount) &&
            !(one.saleStartsAt && one.saleEndsAt && one.saleEndsAt <= one.saleStartsAt) &&
            draft.options.every((_option, index) => Boolean(one.optionValues[index])) &&
            (one.corrections + one.licenceSeats === 0 || (one.amount !== 0 && one.saleAmount !== 0)) &&
            (!draft.isPublished ||
              !draft.isPurchasable ||
              one.materialIds.length + one.generations + one.corrections + one.licenceSeats > 0),
        )
      expect(isKept).toBe(holds)
    }),
    { numRuns: tries(500) },
  )
})

test('an amount is taken when it is whole cents within the bounds', () => {
  const anyNumber = fc.oneof(fc.constantFrom(-1, 0, 0.5, 100_000_000, 100_000_001), fc.double(), fc.integer())
  fc.assert(
    fc.property(anyNumber, fc.constantFrom('amount', 'saleAmount'), (cents, name) => {
      const isTaken = productDraftSchema.safeParse(withVariant({ [name]: cents })).success
      expect(isTaken).toBe(Number.isInteger(cents) && cents >= 0 && cents <= 100_000_000)
    }),
  )
})

test('stock never falls below what open orders hold, and what has come and gone again changes nothing', () => {
  const before = fc.record({
    isManaged: fc.boolean(),
    inventoryQuantity: fc.option(fc.nat({ max: 20 })),
    reservedQuantity: fc.nat({ max: 5 }),
  })
  fc.assert(
    fc.property(before, anyVariant, (stood, { isStockManaged, stock }) => {
      const after = stockAfter(stood, { isStockManaged, stock })
      if (!after.ok) return
      expect(after.value.isManaged).toBe(isStockManaged)
      if (isStockManaged) expect(after.value.inventoryQuantity).toBeGreaterThanOrEqual(stood.reservedQuantity)
      else expect(stood.reservedQuantity).toBe(0)
      if (isStockManaged && stock.change === 'set') expect(after.value.inventoryQuantity).toBe(stock.pieces)
      if (
        !isStockManaged ||
        stock.change !== 'adjust' ||
        (stood.inventoryQuantity ?? 0) < stood.reservedQuantity
      )
        return
      const back = { change: 'adjust', pieces: -stock.pieces } as const
      const again = stockAfter({ ...stood, ...after.value }, { isStockManaged, stock: back })
      expect(again).toMatchObject({ ok: true, value: { inventoryQuantity: stood.inventoryQuantity ?? 0 } })
    }),
    { numRuns: tries(500) },
  )
})
