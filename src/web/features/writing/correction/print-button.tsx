import { Printer } from 'lucide-react'
import { correctionHeadTexts as texts } from '#texts/writing/correction-head.ts'
import { Button } from '#web/ui/button.tsx'

export function PrintButton() {
  return (
    <Button look="quiet" onClick={() => window.print()}>
      <Printer aria-hidden="true" size={18} />
      {texts.print}
    </Button>
  )
}
