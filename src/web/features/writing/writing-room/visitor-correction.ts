/** That a visitor has had the one correction, as this browser remembers it: no more certain than the server's cookie. */
import type { Essay } from '#corrector/analysis.ts'
import { visitorEssayKey } from '#domain/writing/device-corrector.ts'
import { deviceThings } from '#web/browser/kept-things.ts'

const KEY = 'domine-a-redacao:sala:correcao'

export const visitorCorrection = {
  /** For another essay: the same one may be corrected again. */
  hasUsed: (essay: Essay): boolean => {
    try {
      const used = deviceThings.getItem(KEY)
      return used !== null && used !== visitorEssayKey(essay)
    } catch {
      return false
    }
  },
  remember: (essay: Essay): void => {
    try {
      deviceThings.setItem(KEY, visitorEssayKey(essay))
    } catch {
      // Blocked storage remembers nothing; the server still counts.
    }
  },
}
