/**
 * Who reads a first paragraph (decision 0163): the device's corrector once it is here, and until then the server. Its
 * files are fetched when the sheet is touched, unless the browser says that data is dear.
 */
import { type FirstMark, firstMarks } from '#domain/writing/first-marks.ts'
import { networkFacts } from '#web/browser/network-facts.ts'
import { CORRECTOR_FILES } from '#web/features/writing/device-corrector/corrector-files.ts'
import { correctOnDevice, isDeviceReady } from '#web/features/writing/device-corrector/device-corrector.ts'
import { storeCorrector } from '#web/features/writing/device-corrector/stored-corrector.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'

/** While the files are on their way, and after they could not be fetched, this device is asked nothing. */
let isOnDevice = false
let fetched: Promise<void> | null = null

export function bringReader(): Promise<void> {
  fetched ??= bring()
  return fetched
}

async function bring(): Promise<void> {
  isOnDevice = await isDeviceReady()
  const { saveData, effectiveType } = networkFacts() ?? {}
  const isDear = saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
  if (!isOnDevice && !isDear) isOnDevice = await storeCorrector(CORRECTOR_FILES)
}

/** Null where neither the device nor the server could read it. */
export async function readFirstText(text: string): Promise<readonly FirstMark[] | null> {
  if (isOnDevice) {
    const made = await correctOnDevice({ text, theme: '', motivating: [] })
    if (made.ok) return firstMarks(made.value.marks)
  }
  const schema = import('#domain/writing/first-marks-wire.ts').then((wire) => wire.firstMarksSchema)
  const answer = await callChecked(schema, 'first-marks', { method: 'POST', body: { text } })
  return answer.ok ? answer.value.marks : null
}
