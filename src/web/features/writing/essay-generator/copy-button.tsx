import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { COPY_CONFIRMATION_MS, copyText } from '#web/browser/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const { sheet, notices } = generatorTexts

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function handleCopy(): Promise<void> {
    if (!(await copyText(text))) return showToast(notices.copyFailed)
    showToast(notices.copied)
    setCopied(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS)
  }

  return (
    <Button look="secondary" size="small" onClick={handleCopy}>
      {isCopied ? <Check aria-hidden="true" size={18} /> : <Copy aria-hidden="true" size={18} />}
      {isCopied ? sheet.copied : sheet.copy}
    </Button>
  )
}
