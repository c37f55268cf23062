import type { User } from '@supabase/auth-js'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { settingsTexts } from '#texts/account/settings.ts'
import { EraseAccountDialog } from '#web/features/account/account-erasure/erase-account-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ExportButton } from '../export-button/export-button.tsx'
import { SettingsSection } from './settings-section.tsx'

const { data: texts, erase } = settingsTexts

/** A copy of everything, and the end of it (LGPD art. 18). */
export function DataSection({ user }: { user: User }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <SettingsSection heading={texts.heading} lead={texts.exportLead}>
        <ExportButton path="account/export" label={texts.export} />
        <Link to={href('/politica-de-privacidade')} className="text-link">
          {texts.privacy}
        </Link>
      </SettingsSection>
      <SettingsSection heading={erase.heading} lead={erase.lead}>
        <Button look="danger" onClick={() => setErasing(true)}>
          {erase.open}
        </Button>
        <EraseAccountDialog isOpen={isErasing} onClose={() => setErasing(false)} email={user.email ?? ''} />
      </SettingsSection>
    </>
  )
}
