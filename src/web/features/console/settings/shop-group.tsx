import type { FormEvent } from 'react'
import { href, Link } from 'react-router'
import { SHOP_FACTS, type ShopFact } from '#domain/site/institutional.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.shop
const TYPES = { name: 'text', cnpj: 'text', address: 'text', email: 'email', phone: 'tel' } as const

/** Who sells: the facts that the law wants shown. */
export function ShopGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('shop', onSaved)
  const { shop } = admin.settings
  const here = SHOP_FACTS.filter((fact) => admin.sources.shop[fact] === 'console')

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const refused = await save(Object.fromEntries(SHOP_FACTS.map((fact) => [fact, String(data.get(fact))])))
    if (refused !== null) focusField(form, refused)
  }

  const noteOf = (fact: ShopFact) => {
    const source = admin.sources.shop[fact] ?? 'default'
    return source === 'default' ? settingsAdminTexts.missing : settingsAdminTexts.sources[source]
  }
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={here.map(
        (fact) => `${texts.fields[fact].label}: ${admin.defaults.shop[fact] ?? settingsAdminTexts.nothing}`,
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
          {SHOP_FACTS.map((fact) => (
            <TextField
              // A kept value in another form than it was typed takes its place.
              key={`${fact} ${shop[fact]}`}
              type={TYPES[fact]}
              name={fact}
              label={texts.fields[fact].label}
              labelNote={`· ${noteOf(fact)}`}
              hint={texts.fields[fact].hint || undefined}
              autoComplete="off"
              defaultValue={shop[fact] ?? ''}
              error={errorOf(fact)}
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
