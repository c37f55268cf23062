import { Copy } from 'lucide-react'
import { secondFactorTexts } from '#texts/account/second-factor.ts'
import { copyText } from '#web/browser/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast-store.ts'

const texts = secondFactorTexts.codes

export function CopyButton({ label, text }: { label: string; text: string }) {
  async function handleCopy(): Promise<void> {
    const isCopied = await copyText(text)
    showToast(isCopied ? { title: texts.copied } : { variant: 'destructive', title: texts.copyFailed })
  }
  return (
    <Button look="secondary" size="small" onClick={() => void handleCopy()}>
      <Copy aria-hidden="true" size={16} />
      {label}
    </Button>
  )
}
