import type { ReactNode } from 'react'
import { commonTexts } from '#texts/common.ts'
import { ToastOutlet } from '../../ui/toast-outlet.tsx'

/** What stands around every page. */
export function Frame({ children }: { year: number; children: ReactNode }) {
  return (
    <>
      <main id="conteudo" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <ToastOutlet labels={TOAST_LABELS} />
    </>
  )
}

const TOAST_LABELS = {
  region: commonTexts.toastRegion,
  notice: commonTexts.toastNotice,
  close: commonTexts.close,
}
