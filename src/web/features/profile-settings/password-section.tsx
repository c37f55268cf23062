import { useState } from 'react'
import { settingsTexts } from '#texts/settings.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordForm } from './password-form.tsx'
import { SettingsSection } from './settings-section.tsx'

const texts = settingsTexts.password

export function PasswordSection() {
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      {isOpen ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button look="secondary" onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      )}
    </SettingsSection>
  )
}
