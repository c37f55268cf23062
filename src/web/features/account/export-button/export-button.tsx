import { Download } from 'lucide-react'
import { useState } from 'react'
import { exportTexts as texts } from '#texts/account/export.ts'
import { reasonOf } from '#texts/shared/asked.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import { askApi } from '#web/shared/session/call-api.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonSize } from '#web/ui/button-look.ts'
import { showToast } from '#web/ui/toast-store.ts'

type ExportButtonProps = { path: string; label: string; ariaLabel?: string; size?: ButtonSize }

/** Asks for a copy as a ZIP, and gives it to whoever asked. */
export function ExportButton({ path, label, ariaLabel, size = 'medium' }: ExportButtonProps) {
  const [isExporting, setExporting] = useState(false)

  async function handleExport(): Promise<void> {
    if (isExporting) return
    setExporting(true)
    const result = await askApi(path)
    // A ZIP that breaks off is no ZIP: the reading fails with it.
    const zip = result.ok ? await result.value.blob().catch(() => null) : null
    setExporting(false)
    if (zip && result.ok) {
      saveBlob(fileNameOf(result.value), zip)
      return showToast(texts.exported)
    }
    const failure = result.ok ? { code: 'unreachable' } : result
    const description = await describeFailure(failure)
    showToast({ variant: 'destructive', title: texts.failureTitle, description })
  }

  return (
    <Button
      look="secondary"
      size={size}
      aria-label={ariaLabel}
      isBusy={isExporting}
      busyLabel={texts.exporting}
      onClick={handleExport}
    >
      <Download aria-hidden="true" size={18} />
      {label}
    </Button>
  )
}

/** The words for what can fail come when something has; without a network they do not come either. */
async function describeFailure(failure: { code: string; message?: string }): Promise<string> {
  try {
    const [{ describeAccountFailure }, { sessionEndTexts }] = await Promise.all([
      import('#texts/account/accounts.ts'),
      import('#texts/account/session-end.ts'),
    ])
    return describeAccountFailure(failure, sessionEndTexts.logout.failureDefault)
  } catch {
    return reasonOf('unreachable')
  }
}

function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? ''
  return /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'meus-dados.zip'
}
