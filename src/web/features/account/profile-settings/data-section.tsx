import type { User } from '@supabase/auth-js'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { href, Link } from 'react-router'
import { accountTexts, describeAccountFailure } from '#texts/account/accounts.ts'
import { settingsTexts } from '#texts/account/settings.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { EraseAccountDialog } from '#web/features/account/account-erasure/erase-account-dialog.tsx'
import { askApi } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { SettingsSection } from './settings-section.tsx'

const { data: texts, erase } = settingsTexts

/** A copy of everything, and the end of it (LGPD art. 18). */
export function DataSection({ user }: { user: User }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <>
      <SettingsSection heading={texts.heading} lead={texts.exportLead}>
        <ExportButton />
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

function ExportButton() {
  const [isExporting, setExporting] = useState(false)

  async function handleExport(): Promise<void> {
    if (isExporting) return
    setExporting(true)
    const result = await askApi('account/export')
    // A ZIP that breaks off is no ZIP: the reading fails with it.
    const zip = result.ok ? await result.value.blob().catch(() => null) : null
    setExporting(false)
    if (zip && result.ok) {
      saveBlob(fileNameOf(result.value), zip)
      return showToast(texts.exported)
    }
    const failure = result.ok ? { code: 'unreachable' } : result
    const description = describeAccountFailure(failure, accountTexts.logout.failureDefault)
    showToast({ variant: 'destructive', title: texts.exportFailureTitle, description })
  }

  return (
    <Button look="secondary" isBusy={isExporting} busyLabel={texts.exporting} onClick={handleExport}>
      <Download aria-hidden="true" size={18} />
      {texts.export}
    </Button>
  )
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? ''
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'meus-dados.zip'
}
