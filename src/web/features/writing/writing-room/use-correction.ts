import { useEffect, useState } from 'react'
import { loadProposal } from '#content/study/proposals/proposal-files.ts'
import { refuse } from '#domain/shared/result.ts'
import { runningText } from '#domain/study/proposal.ts'
import { SERVER_CORRECTION_MAX_MS } from '#domain/writing/device-corrector.ts'
import { readSheet, sheetProblem } from '#domain/writing/writing-room.ts'
import { writingRoomTexts as texts } from '#texts/writing/writing-room.ts'
import { painted } from '#web/browser/after-paint.ts'
import { newId } from '#web/browser/new-id.ts'
import { isOffline } from '#web/browser/offline-state.ts'
import { correctOnDevice, isDeviceReady } from '#web/shared/device-corrector/device-corrector.ts'
import { hasStoredSession } from '#web/shared/session/stored-session.ts'
import { loadStudyPack } from '#web/shared/study-pack/load-study-pack.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { type CorrectedSheet, type Correctors, correctSheet } from './correct-sheet.ts'
import { sendForCorrection } from './essay-calls.ts'
import type { Sheet } from './stored-sheet.ts'
import { visitorCorrection } from './visitor-correction.ts'

/** Has a sheet corrected, by the server or by this device, and says what stands against it. */
export function useCorrection() {
  const [isSending, setSending] = useState(false)
  const [isGuestUsed, setGuestUsed] = useState(false)
  // Kept by the service worker, so that every theme's texts are there when the network is not.
  useEffect(() => void loadStudyPack(), [])

  /** Null where no correction came; then the reason has been shown. */
  async function correct(sheet: Sheet): Promise<CorrectedSheet | null> {
    if (isSending) return null
    const problem = sheetProblem(readSheet(sheet.text))
    if (problem) {
      showToast(texts.problems[problem])
      return null
    }
    setSending(true)
    await painted()
    const answer = await correctSheet(sheet, correctors())
    setSending(false)
    if (answer.ok) return answer.value
    if (answer.code === 'guest_used') setGuestUsed(true)
    else showToast(noticeOf(answer.code))
    return null
  }

  return { correct, isSending, isGuestUsed }
}

function correctors(): Correctors {
  return {
    askServer: (body) => Promise.race([sendForCorrection(body), noAnswer()]),
    askDevice: correctOnDevice,
    isServerAway: async () => isOffline() && (await isDeviceReady()),
    // Without a network a session may not be renewed: who holds one is no visitor.
    visitor: hasStoredSession() ? null : visitorCorrection,
    motivatingOf,
    newId,
  }
}

async function motivatingOf(themeId: string): Promise<string> {
  const proposal = await loadProposal(themeId, await loadStudyPack()).catch(() => null)
  return proposal ? runningText(proposal) : ''
}

async function noAnswer() {
  await new Promise((resolve) => setTimeout(resolve, SERVER_CORRECTION_MAX_MS))
  return refuse('unreachable')
}

function noticeOf(code: string) {
  const { failure, device, refusals } = texts
  if (code === 'device_failed') return { variant: 'destructive' as const, ...device.failed }
  const isNotKept = code === 'not_kept' && isOffline()
  return {
    variant: 'destructive' as const,
    title: failure.title,
    description: isNotKept ? device.notKept : (refusals[code] ?? failure.description),
  }
}
