import { useState } from 'react'
import type { Connective } from '#domain/study/connective.ts'
import { connectiveBankTexts } from '#texts/study/connective-bank.ts'
import { COPY_CONFIRMATION_MS, copyText } from '#web/browser/clipboard.ts'
import { useTemporaryHighlight } from '#web/hooks/use-temporary-highlight.ts'
import { showToast } from '#web/ui/toast-store.ts'

const { notices } = connectiveBankTexts

/** Copies a connective and says so; where the browser refuses, tells which one is to be copied by hand. */
export function useCopy() {
  const { markedKey, setMarked } = useTemporaryHighlight(COPY_CONFIRMATION_MS)
  const [refusedId, setRefusedId] = useState<string | null>(null)

  async function copy({ id, text }: Connective): Promise<void> {
    const isCopied = await copyText(text)
    setRefusedId(isCopied ? null : id)
    if (isCopied) setMarked(id)
    showToast(isCopied ? notices.copied({ text }) : notices.refused)
  }

  return { copy, copiedId: markedKey, refusedId }
}
