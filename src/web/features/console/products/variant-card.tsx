import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { AdminMaterial, VariantStock } from '#domain/console/products-admin-wire.ts'
import { parseMoney } from '#domain/shared/money-text.ts'
import { momentFromBrasilia, salePhase } from '#domain/shop/sale.ts'
import { productVariantsTexts } from '#texts/console/product-variants.ts'
import { productsAdminTexts } from '#texts/console/products.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { FieldFault } from './field-fault.tsx'
import type { FaultTexts } from './form-parts.ts'
import { MoveButtons } from './move-buttons.tsx'
import type { ProductForm, VariantForm } from './product-form-state.ts'
import { StockFields } from './stock-fields.tsx'

const texts = productVariantsTexts
const { optional } = productsAdminTexts

type VariantCardProps = {
  variant: VariantForm
  index: number
  count: number
  form: ProductForm
  faults: FaultTexts
  materials: readonly AdminMaterial[]
  /** Undefined for one that is not kept yet. */
  variantStock: VariantStock | undefined
  onChange: (change: Partial<VariantForm>) => void
  onMove: (to: number) => void
  onRemove: () => void
}

export function VariantCard(props: VariantCardProps) {
  const { variant, index, count, form, faults, materials, variantStock, onChange, onMove, onRemove } = props
  const id = useId()
  const place = index + 1
  const name = variant.title || texts.unnamed({ place })
  const fieldName = (field: string) => `variants.${index}.${field}`
  const text = (
    field:
      | 'title'
      | 'sku'
      | 'generations'
      | 'corrections'
      | 'correctionsMonths'
      | 'licenceSeats'
      | 'licenceMonths'
      | 'amount'
      | 'saleAmount'
      | 'saleStartsAt'
      | 'saleEndsAt',
  ) => ({
    name: fieldName(field),
    error: faults[fieldName(field)],
    value: variant[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  })
  const phase = phaseOf(variant)

  return (
    <li aria-labelledby={id} className="rounded-control border border-line-strong p-4">
      <div className="mb-3 flex flex-wrap items-center gap-x-2">
        <h3 id={id} className="min-w-0 flex-1 text-lg wrap-anywhere">
          {texts.heading({ place })}
        </h3>
        {variantStock && variantStock.soldCount > 0 ? (
          <span className="text-sm text-ink-soft">{texts.sold({ count: variantStock.soldCount })}</span>
        ) : null}
        <span className="flex">
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton label={texts.remove({ name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" size={20} />
          </IconButton>
        </span>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField label={texts.title} hint={texts.titleHint} maxLength={80} {...text('title')} />
        <TextField label={texts.sku} labelNote={optional} maxLength={60} {...text('sku')} />
        <OptionValues variant={variant} index={index} form={form} faults={faults} onChange={onChange} />
        <TextField label={texts.amount} inputMode="decimal" maxLength={12} {...text('amount')} />
        <TextField
          label={texts.saleAmount}
          labelNote={optional}
          {...(phase ? { hint: phase } : {})}
          inputMode="decimal"
          maxLength={12}
          {...text('saleAmount')}
        />
        {variant.saleAmount.trim() !== '' || variant.saleStartsAt !== '' || variant.saleEndsAt !== '' ? (
          <>
            <TextField
              label={texts.saleStartsAt}
              labelNote={optional}
              hint={texts.brasilia}
              type="datetime-local"
              {...text('saleStartsAt')}
            />
            <TextField
              label={texts.saleEndsAt}
              labelNote={optional}
              hint={texts.brasilia}
              type="datetime-local"
              {...text('saleEndsAt')}
            />
          </>
        ) : null}
        {form.images.length > 1 ? <ImageChoice variant={variant} form={form} onChange={onChange} /> : null}
      </div>
      <DeliveredFiles
        name={fieldName('materialIds')}
        fault={faults[fieldName('materialIds')]}
        chosen={variant.materialIds}
        materials={materials}
        onChange={(materialIds) => onChange({ materialIds })}
      />
      <Granted
        text={text}
        hasTwoReaders={variant.hasTwoReaders}
        onTwoReaders={(hasTwoReaders) => onChange({ hasTwoReaders })}
      />
      <StockFields
        variant={variant}
        variantStock={variantStock}
        namePrefix={`variants.${index}`}
        faults={faults}
        onChange={onChange}
      />
    </li>
  )
}

type GrantedProps = {
  hasTwoReaders: boolean
  onTwoReaders: (hasTwoReaders: boolean) => void
  text: (field: 'generations' | 'corrections' | 'correctionsMonths' | 'licenceSeats' | 'licenceMonths') => {
    name: string
    error: string | undefined
    value: string
    onChange: (event: { currentTarget: HTMLInputElement }) => void
  }
}

/** What a buyer gets beside files. */
function Granted({ text, hasTwoReaders, onTwoReaders }: GrantedProps) {
  const corrections = text('corrections')
  const licence = text('licenceSeats')
  return (
    <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={texts.generations}
        labelNote={optional}
        hint={texts.generationsHint}
        inputMode="numeric"
        maxLength={3}
        className="sm:col-span-2 sm:max-w-sm"
        {...text('generations')}
      />
      <TextField
        label={texts.corrections}
        labelNote={optional}
        hint={texts.correctionsHint}
        inputMode="numeric"
        maxLength={3}
        {...corrections}
      />
      {corrections.value.trim() === '' ? null : (
        <TextField
          label={texts.correctionsMonths}
          inputMode="numeric"
          maxLength={2}
          {...text('correctionsMonths')}
        />
      )}
      {corrections.value.trim() === '' ? null : (
        <Checkbox
          label={
            <>
              {texts.hasTwoReaders}
              <span className="block text-sm text-ink-soft">{texts.hasTwoReadersHint}</span>
            </>
          }
          checked={hasTwoReaders}
          onChange={(event) => onTwoReaders(event.currentTarget.checked)}
          className="sm:col-span-2"
        />
      )}
      <TextField
        label={texts.licenceSeats}
        labelNote={optional}
        hint={texts.licenceSeatsHint}
        inputMode="numeric"
        maxLength={3}
        {...licence}
      />
      {licence.value.trim() === '' ? null : (
        <TextField label={texts.licenceMonths} inputMode="numeric" maxLength={2} {...text('licenceMonths')} />
      )}
    </div>
  )
}

type OptionValuesProps = Pick<VariantCardProps, 'variant' | 'index' | 'form' | 'faults' | 'onChange'>

function OptionValues({ variant, index, form, faults, onChange }: OptionValuesProps) {
  return form.options.map((option, optionIndex) => {
    const name = `variants.${index}.optionValues.${optionIndex}`
    return (
      <TextField
        key={option.key}
        label={option.title || texts.option({ place: optionIndex + 1 })}
        name={name}
        error={faults[name]}
        maxLength={60}
        value={variant.optionValues[optionIndex] ?? ''}
        onChange={(event) => {
          const value = event.currentTarget.value
          onChange({
            optionValues: form.options.map((_option, at) =>
              at === optionIndex ? value : (variant.optionValues[at] ?? ''),
            ),
          })
        }}
      />
    )
  })
}

function ImageChoice({ variant, form, onChange }: Pick<VariantCardProps, 'variant' | 'form' | 'onChange'>) {
  return (
    <SelectField
      label={texts.image}
      value={variant.imageUrl ?? ''}
      onChange={(event) => onChange({ imageUrl: event.currentTarget.value || null })}
    >
      <option value="">{texts.noImage}</option>
      {form.images.map((image, at) => (
        <option key={image.key} value={image.url}>
          {image.alt || productsAdminTexts.pictures.name({ place: at + 1 })}
        </option>
      ))}
    </SelectField>
  )
}

type DeliveredFilesProps = {
  name: string
  fault: string | undefined
  /** Ids of the materials. */
  chosen: readonly string[]
  materials: readonly AdminMaterial[]
  onChange: (chosen: string[]) => void
}

/** What a buyer of the variant receives. */
function DeliveredFiles({ name, fault, chosen, materials, onChange }: DeliveredFilesProps) {
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="mb-1 font-semibold">{texts.files}</legend>
      {materials.length === 0 ? <p className="text-ink-soft">{texts.noFiles}</p> : null}
      <div className="grid gap-2">
        {materials.map((material) => (
          <Checkbox
            key={material.id}
            label={texts.file({ title: material.title, pages: material.pageCount })}
            name={name}
            checked={chosen.includes(material.id)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, material.id]
                  : chosen.filter((one) => one !== material.id),
              )
            }
          />
        ))}
      </div>
      <FieldFault text={fault} />
    </fieldset>
  )
}

/** Where the sale stands, by what is typed; empty while there is none. */
function phaseOf(variant: VariantForm): string {
  const sale = {
    saleAmount: parseMoney(variant.saleAmount),
    saleStartsAt: momentFromBrasilia(variant.saleStartsAt),
    saleEndsAt: momentFromBrasilia(variant.saleEndsAt),
  }
  return texts.phase[salePhase(sale, new Date())]
}
