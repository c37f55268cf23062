/**
 * A bundle is a variant that delivers several files, the same that other variants deliver (decision 0056). What is in
 * it, and what of it somebody has already.
 */

/** A page to look into before buying (decision 0203). */
export type ShownPage = {
  readonly number: number
  /** Addresses of its picture, 320 and 960 pixels wide. */
  readonly smallUrl: string
  readonly largeUrl: string
  /** Of the large one, in pixels. */
  readonly width: number
  readonly height: number
}
export type BundlePart = {
  readonly title: string
  readonly pageCount: number
  readonly shownPages: readonly ShownPage[]
}
/** Files of each variant, in their order; a variant without any is not in it. */
export type Contents = Readonly<Record<string, readonly BundlePart[]>>

/** GET /api/owned-files: of the variants that were asked for, those that deliver something that is owned. */
export type OwnedOfVariant = {
  readonly variantId: string
  /** Titles of the files that the person has. */
  readonly owned: readonly string[]
  /** True when nothing of it would be new. */
  readonly isWhole: boolean
}

/** More than a cart has lines. */
export const MAX_ASKED_VARIANTS = 50

/** What the files of a variant cost one by one, as far as the shop sells them alone. */
export type SoldApart = {
  readonly currencyCode: string
  /** Cents. */
  readonly amount: number
  /** How many of its files are counted in it: two at least. */
  readonly files: number
}

/** @returns cents that are saved by buying together; null where nothing is, or the currencies differ */
export function savedTogether(
  together: { readonly amount: number; readonly currencyCode: string },
  apart: SoldApart | undefined,
): number | null {
  if (!apart || apart.currencyCode !== together.currencyCode || apart.files < 2) return null
  return apart.amount > together.amount ? apart.amount - together.amount : null
}
