/** The form of a product: what is typed, before it is an amount or a moment. Each row has a key that stays while it moves. */

import type { ProductDraft, VariantDraft } from '#domain/console/products-admin-wire.ts'
import { moneyText, parseMoney } from '#domain/shared/money-text.ts'
import type { DraftFault } from '#domain/shop/product-draft.ts'
import { momentFromBrasilia, momentInBrasilia } from '#domain/shop/sale.ts'
import { LICENCE_MONTHS_MAX, LICENCE_MONTHS_USUAL, LICENCE_SEATS_MAX } from '#domain/shop/school-licence.ts'

type Keyed<T> = T & { readonly key: string }

export type VariantForm = Keyed<
  Pick<VariantDraft, 'id' | 'title' | 'sku' | 'isStockManaged' | 'optionValues' | 'materialIds' | 'imageUrl'>
> & {
  readonly amount: string
  /** Of the essay generator; a whole number. */
  readonly generations: string
  /** By a teacher; whole numbers. */
  readonly corrections: string
  readonly correctionsMonths: string
  readonly hasTwoReaders: boolean
  /** Of a school's licence; whole numbers. */
  readonly licenceSeats: string
  readonly licenceMonths: string
  readonly saleAmount: string
  readonly saleStartsAt: string
  readonly saleEndsAt: string
  readonly stockChange: VariantDraft['stock']['change']
  readonly pieces: string
}

export type ProductForm = Omit<
  ProductDraft,
  'variants' | 'info' | 'related' | 'options' | 'images' | 'companion'
> & {
  /** Empty: nothing is offered with it. */
  readonly companionId: string
  readonly companionAmount: string
  readonly variants: readonly VariantForm[]
  readonly info: readonly Keyed<ProductDraft['info'][number]>[]
  readonly related: readonly Keyed<ProductDraft['related'][number]>[]
  readonly options: readonly Keyed<ProductDraft['options'][number]>[]
  readonly images: readonly Keyed<ProductDraft['images'][number]>[]
}

/** A field that holds what cannot be read has a fault that no rule of the product knows. */
export type FormFault = Omit<DraftFault, 'code'> & {
  readonly code:
    | DraftFault['code']
    | 'not-an-amount'
    | 'not-a-number'
    | 'bad-generations'
    | 'bad-corrections'
    | 'bad-months'
    | 'bad-licence-seats'
    | 'bad-licence-months'
}

const MAX_GENERATIONS = 100
const MAX_CORRECTIONS = 100
const MAX_MONTHS = 60

let lastKey = 0
export function newKey(): string {
  lastKey += 1
  return `row-${lastKey}`
}

const keyed = <T>(row: T): Keyed<T> => ({ ...row, key: newKey() })
const withoutKey = <T>({ key: _, ...row }: Keyed<T>) => row

export function emptyVariant(optionCount: number): VariantForm {
  return {
    key: newKey(),
    id: null,
    title: '',
    sku: '',
    amount: '',
    saleAmount: '',
    saleStartsAt: '',
    saleEndsAt: '',
    isStockManaged: false,
    stockChange: 'keep',
    pieces: '',
    optionValues: Array.from({ length: optionCount }, () => ''),
    materialIds: [],
    generations: '',
    corrections: '',
    correctionsMonths: '12',
    hasTwoReaders: false,
    licenceSeats: '',
    licenceMonths: String(LICENCE_MONTHS_USUAL),
    imageUrl: null,
  }
}

/** A file sent while there is one variant is that variant's; of several nobody knows which is meant: null. */
export function deliveredByTheOnly(
  variants: readonly VariantForm[],
  materialId: string,
): readonly VariantForm[] | null {
  const [only, ...others] = variants
  if (!only || others.length > 0) return null
  return [{ ...only, materialIds: [...only.materialIds, materialId] }]
}

export function emptyForm(): ProductForm {
  return {
    title: '',
    subtitle: '',
    slug: '',
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
    companionId: '',
    companionAmount: '',
    options: [],
    variants: [emptyVariant(0)],
    images: [],
    thumbnail: null,
  }
}

export function formOf({ companion, ...draft }: ProductDraft): ProductForm {
  const lesser = companion?.amount ?? null
  return {
    ...draft,
    companionId: companion?.productId ?? '',
    companionAmount: lesser === null ? '' : moneyText(lesser),
    info: draft.info.map(keyed),
    related: draft.related.map(keyed),
    options: draft.options.map(keyed),
    images: draft.images.map(keyed),
    variants: draft.variants.map(variantFormOf),
  }
}

export function variantFormOf(variant: VariantDraft): VariantForm {
  const {
    amount,
    saleAmount,
    saleStartsAt,
    saleEndsAt,
    generations,
    corrections,
    stock: _,
    ...rest
  } = variant
  return {
    ...rest,
    key: newKey(),
    generations: generations === 0 ? '' : String(generations),
    corrections: corrections === 0 ? '' : String(corrections),
    correctionsMonths: String(rest.correctionsMonths),
    hasTwoReaders: rest.correctionsReaders === 2,
    licenceSeats: rest.licenceSeats === 0 ? '' : String(rest.licenceSeats),
    licenceMonths: String(rest.licenceMonths),
    amount: amount === null ? '' : moneyText(amount),
    saleAmount: saleAmount === null ? '' : moneyText(saleAmount),
    saleStartsAt: saleStartsAt === null ? '' : momentInBrasilia(saleStartsAt),
    saleEndsAt: saleEndsAt === null ? '' : momentInBrasilia(saleEndsAt),
    stockChange: 'keep',
    pieces: '',
  }
}

/** Nothing typed is none; null for what is no number of this size. */
function countIn(text: string, { max }: { max: number }): number | null {
  const count = /^\d{0,3}$/.test(text.trim()) ? Number(text) : null
  return count === null || count > max ? null : count
}

/** What is sent, and what of the form cannot be read. */
export function draftOf(form: ProductForm): { draft: ProductDraft; faults: readonly FormFault[] } {
  const faults: FormFault[] = []
  const variants = form.variants.map((variant, index) => {
    const name = (field: string) => `variants.${index}.${field}`
    const {
      key: _key,
      stockChange,
      pieces,
      amount,
      saleAmount,
      saleStartsAt,
      saleEndsAt,
      generations,
      corrections,
      correctionsMonths,
      hasTwoReaders,
      licenceSeats,
      licenceMonths,
      ...rest
    } = variant
    if (amount.trim() !== '' && parseMoney(amount) === null)
      faults.push({ field: name('amount'), code: 'not-an-amount' })
    if (saleAmount.trim() !== '' && parseMoney(saleAmount) === null)
      faults.push({ field: name('saleAmount'), code: 'not-an-amount' })
    const granted = countIn(generations, { max: MAX_GENERATIONS })
    if (granted === null) faults.push({ field: name('generations'), code: 'bad-generations' })
    const corrected = countIn(corrections, { max: MAX_CORRECTIONS })
    if (corrected === null) faults.push({ field: name('corrections'), code: 'bad-corrections' })
    const months = countIn(correctionsMonths, { max: MAX_MONTHS })
    if (!months) faults.push({ field: name('correctionsMonths'), code: 'bad-months' })
    const seats = countIn(licenceSeats, { max: LICENCE_SEATS_MAX })
    if (seats === null) faults.push({ field: name('licenceSeats'), code: 'bad-licence-seats' })
    const licensed = countIn(licenceMonths, { max: LICENCE_MONTHS_MAX })
    if (!licensed) faults.push({ field: name('licenceMonths'), code: 'bad-licence-months' })
    const isCounted = variant.isStockManaged && stockChange !== 'keep'
    const written = pieces.trim().replace('−', '-')
    const count = /^-?\d{1,6}$/.test(written) ? Number(written) : null
    if (isCounted && count === null) faults.push({ field: name('stock'), code: 'not-a-number' })
    return {
      ...rest,
      generations: granted ?? 0,
      corrections: corrected ?? 0,
      correctionsMonths: months || 12,
      correctionsReaders: hasTwoReaders ? (2 as const) : (1 as const),
      licenceSeats: seats ?? 0,
      licenceMonths: licensed || LICENCE_MONTHS_USUAL,
      title: rest.title.trim(),
      sku: rest.sku.trim(),
      optionValues: form.options.map((_option, place) => (rest.optionValues[place] ?? '').trim()),
      amount: parseMoney(amount),
      saleAmount: parseMoney(saleAmount),
      saleStartsAt: momentFromBrasilia(saleStartsAt),
      saleEndsAt: momentFromBrasilia(saleEndsAt),
      stock: isCounted ? { change: stockChange, pieces: count ?? 0 } : { change: 'keep' as const, pieces: 0 },
    }
  })
  const { companionId, companionAmount, ...rest } = form
  const isOffered = companionId !== ''
  if (isOffered && companionAmount.trim() !== '' && parseMoney(companionAmount) === null)
    faults.push({ field: 'companion.amount', code: 'not-an-amount' })
  const draft: ProductDraft = {
    ...rest,
    companion: isOffered ? { productId: companionId, amount: parseMoney(companionAmount) } : null,
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    slug: form.slug.trim(),
    ribbonText: form.ribbonText.trim(),
    info: form.info.map((row) => {
      const { title, description } = withoutKey(row)
      return { title: title.trim(), description: description.trim() }
    }),
    related: form.related.map(withoutKey),
    options: form.options.map(withoutKey).map((option) => ({ ...option, title: option.title.trim() })),
    images: form.images.map(withoutKey),
    variants,
  }
  return { draft, faults }
}

/** The same rows with one of them at another place. */
export function moved<T>(rows: readonly T[], from: number, to: number): T[] {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row !== undefined) next.splice(to, 0, row)
  return next
}

export function replacedAt<T>(rows: readonly T[], index: number, change: Partial<T>): T[] {
  return rows.map((row, place) => (place === index ? { ...row, ...change } : row))
}
