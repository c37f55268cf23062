import { href, useNavigate } from 'react-router'
import type { Corrected } from '#domain/writing/essay-wire.ts'
import { takenCorrectionTexts } from '#texts/writing/taken-correction.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The way from a correction that the account keeps to its page, with what it has earned. */
export function useOpenVersion() {
  const navigate = useNavigate()

  return async (
    {
      essayId,
      number,
      earnedBadges,
      grantedXp,
    }: Pick<Corrected, 'essayId' | 'number' | 'earnedBadges' | 'grantedXp'>,
    isTakenIn = false,
  ): Promise<void> => {
    if (essayId === null || number === null) return
    if (earnedBadges.length > 0)
      void import('#web/shared/achievement/announce-badges.ts').then(({ announceBadges }) =>
        announceBadges(earnedBadges),
      )
    if (isTakenIn) showToast(takenCorrectionTexts)
    else if (grantedXp > 0) showToast(texts.earned({ xp: grantedXp }))
    const address = href('/corretor-de-redacao/redacoes/:id', { id: essayId })
    await navigate(`${address}?versao=${number}`, { replace: isTakenIn })
  }
}
