/** What every part of the product's form is given. */
import type { ProductForm } from './product-form-state.ts'

/** Sentences by the name of their field, e.g. "variants.0.amount". */
export type FaultTexts = Readonly<Record<string, string>>

export type FormPartProps = {
  readonly form: ProductForm
  readonly faults: FaultTexts
  readonly onChange: (change: Partial<ProductForm>) => void
}
