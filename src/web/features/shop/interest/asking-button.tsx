import { useState } from 'react'
import type { InterestTopic } from '#domain/shop/product-interest.ts'
import { interestButton } from '#texts/shop/interest-button.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'
import { fetchedPart } from '#web/shared/asked/fetched-part.tsx'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'

const InterestDialog = fetchedPart(async () => {
  const asking = await import('./interest-dialog.tsx')
  return asking.InterestDialog
})

export type AskingButtonProps = { topic: InterestTopic; look?: ButtonLook }

/** `Me avise!` where requests are kept: asks for an address (decision 0135). */
export function AskingButton({ topic, look = 'primary' }: AskingButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const wasOpened = useHasBeen(isOpen)
  return (
    <>
      <Button look={look} className="needs-script" onClick={() => setOpen(true)}>
        {interestButton}
      </Button>
      {wasOpened ? <InterestDialog topic={topic} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
