import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import { SHOP_FACTS } from '#domain/site/institutional.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.shop
/** The link to Instagram is no fact that a shop must tell. */
const FIELDS = [...SHOP_FACTS, 'instagram'] as const
type Field = (typeof FIELDS)[number]
const TYPES = {
  name: 'text',
  cnpj: 'text',
  address: 'text',
  email: 'email',
  phone: 'tel',
  instagram: 'text',
} as const satisfies Record<Field, string>

/** Who sells: the facts that the law wants shown, and the profile that the footer links to. */
export function ShopGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('shop', onSaved)
  const { shop } = admin.settings
  const here = FIELDS.filter((field) => admin.sources.shop[field] === 'console')

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const refused = await save(Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field))])))
    if (refused !== null) focusField(form, refused)
  }

  const noteOf = (field: Field) => {
    const source = admin.sources.shop[field] ?? 'default'
    if (source !== 'default') return settingsAdminTexts.sources[source]
    return field === 'instagram' ? texts.optional : settingsAdminTexts.missing
  }
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={here.map(
        (field) =>
          `${texts.fields[field].label}: ${admin.defaults.shop[field] ?? settingsAdminTexts.nothing}`,
      )}
      isSaving={isSaving}
      onReset={() => void reset()}
      aside={
        <Link to={href('/termos-de-uso')} reloadDocument className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div className="grid gap-5">
          {FIELDS.map((field) => (
            <TextField
              // A kept value in another form than it was typed takes its place.
              key={`${field} ${shop[field]}`}
              type={TYPES[field]}
              name={field}
              label={texts.fields[field].label}
              labelNote={`· ${noteOf(field)}`}
              hint={texts.fields[field].hint || undefined}
              autoComplete="off"
              defaultValue={shop[field] ?? ''}
              error={errorOf(field)}
            />
          ))}
        </div>
        <Button type="submit" className="mt-6" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
          {settingsAdminTexts.save}
        </Button>
      </form>
    </SettingSection>
  )
}
