import type { Version } from '#domain/writing/essay-wire.ts'
import { CorrectionView } from '#web/features/writing/correction/correction-view.tsx'
import { ExternalReview } from '#web/features/writing/external-review/external-review.tsx'
import { useExternalReview } from '#web/features/writing/external-review/use-external-review.ts'

type MemberCorrectionProps = { essayId: string; themeId: string | null; version: Version }

/** A member's corrected version, and apart from it what a service outside says, where there is one. */
export function MemberCorrection({ essayId, themeId, version }: MemberCorrectionProps) {
  const review = useExternalReview(essayId, version)
  return (
    <>
      <CorrectionView
        text={version.text}
        correction={version.correction}
        themeId={themeId}
        comments={review.state?.review?.comments}
      />
      {review.state ? <ExternalReview text={version.text} state={review.state} actions={review} /> : null}
    </>
  )
}
