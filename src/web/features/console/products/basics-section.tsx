import { productsAdminTexts } from '#texts/console/products.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormPartProps } from './form-parts.ts'
import { FormSection } from './form-section.tsx'

const texts = productsAdminTexts.basics
const { optional, sections } = productsAdminTexts

export function BasicsSection({ form, faults, onChange }: FormPartProps) {
  return (
    <FormSection title={sections.basics}>
      <TextField
        label={texts.title}
        name="title"
        required
        maxLength={200}
        value={form.title}
        error={faults['title']}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextField
        label={texts.subtitle}
        labelNote={optional}
        name="subtitle"
        maxLength={300}
        value={form.subtitle}
        onChange={(event) => onChange({ subtitle: event.currentTarget.value })}
      />
      <TextField
        label={texts.ribbon}
        labelNote={optional}
        hint={texts.ribbonHint}
        name="ribbonText"
        maxLength={40}
        className="max-w-sm"
        value={form.ribbonText}
        onChange={(event) => onChange({ ribbonText: event.currentTarget.value })}
      />
    </FormSection>
  )
}

export function StateSection({
  form,
  faults,
  formerSlugs,
  onChange,
}: FormPartProps & { formerSlugs: string[] }) {
  const slugs = formerSlugs.join(', ')
  return (
    <FormSection title={sections.state}>
      <Checkbox
        label={texts.published}
        name="isPublished"
        checked={form.isPublished}
        onChange={(event) => onChange({ isPublished: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.purchasable}
        name="isPurchasable"
        checked={form.isPurchasable}
        onChange={(event) => onChange({ isPurchasable: event.currentTarget.checked })}
      />
      <Checkbox
        label={texts.hidden}
        name="isHidden"
        checked={form.isHidden}
        onChange={(event) => onChange({ isHidden: event.currentTarget.checked })}
      />
      {form.variants.length > 1 ? (
        <Checkbox
          label={texts.lowestPrice}
          name="showsLowestPrice"
          checked={form.showsLowestPrice}
          onChange={(event) => onChange({ showsLowestPrice: event.currentTarget.checked })}
        />
      ) : null}
      <TextField
        label={texts.slug}
        labelNote={optional}
        hint={slugs ? `${texts.slugHint} ${texts.formerSlugs({ slugs })}` : texts.slugHint}
        name="slug"
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        value={form.slug}
        error={faults['slug']}
        onChange={(event) => onChange({ slug: event.currentTarget.value })}
      />
    </FormSection>
  )
}
