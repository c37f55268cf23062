import { interestButton } from '#texts/shop/interest-button.ts'
import { useRootData } from '#web/root-data.ts'
import { AskingButton, type AskingButtonProps } from './asking-button.tsx'
import { NoticeButton } from './notice-button.tsx'

/** `Me avise!`: asks for an address where requests are kept, and says that it is to come where they are not (decision 0083). */
export function InterestButton({ topic, look = 'primary' }: AskingButtonProps) {
  const { features } = useRootData().publicConfig
  if (features.productInterest) return <AskingButton topic={topic} look={look} />
  return <NoticeButton look={look}>{interestButton}</NoticeButton>
}
