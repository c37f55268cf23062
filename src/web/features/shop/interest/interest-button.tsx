import { useState } from 'react'
import type { InterestTopic } from '#domain/shop/product-interest.ts'
import { interestTexts } from '#texts/shop/interest.ts'
import { useRootData } from '#web/root-data.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { InterestDialog } from './interest-dialog.tsx'
import { NoticeButton } from './notice-button.tsx'

type InterestButtonProps = { topic: InterestTopic; look?: ButtonLook }

/** `Me avise!`: asks for an address where requests are kept, and says that it is to come where they are not (decision 0083). */
export function InterestButton({ topic, look = 'primary' }: InterestButtonProps) {
  const { features } = useRootData().publicConfig
  const [isOpen, setOpen] = useState(false)
  if (!features.productInterest) return <NoticeButton look={look}>{interestTexts.button}</NoticeButton>
  return (
    <>
      <Button look={look} className="needs-script" onClick={() => setOpen(true)}>
        {interestTexts.button}
      </Button>
      <InterestDialog topic={topic} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
