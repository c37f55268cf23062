/**
 * Who reads a first paragraph (decision 0163): the device's corrector once it is here, and until then the server. Its
 * files (2 MB) are fetched behind the first answer, so that they never stand between the student and the first marks,
 * unless the browser says that data is dear.
 */
import { type FirstMark, firstMarks } from '#domain/writing/first-marks.ts'
import { networkFacts } from '#web/browser/network-facts.ts'
import { callChecked } from '#web/shared/community/call-checked.ts'
import { CORRECTOR_FILES } from '#web/shared/device-corrector/corrector-files.ts'
import { correctOnDevice, isDeviceReady } from '#web/shared/device-corrector/device-corrector.ts'
import { storeCorrector } from '#web/shared/device-corrector/stored-corrector.ts'

const loadSchema = () => import('#domain/writing/first-marks-wire.ts').then((wire) => wire.firstMarksSchema)

/** While the files are on their way, and after they could not be fetched, this device is asked nothing. */
let isOnDevice = false
let fetched: Promise<void> | null = null

/** What a first answer needs, while the first words are written. */
export async function warm(): Promise<void> {
  isOnDevice = await isDeviceReady()
  if (!isOnDevice) await loadSchema()
}

function bringFiles(): Promise<void> {
  fetched ??= bring()
  return fetched
}

async function bring(): Promise<void> {
  const { saveData, effectiveType } = networkFacts() ?? {}
  const isDear = saveData === true || (effectiveType !== undefined && effectiveType !== '4g')
  if (!isOnDevice && !isDear) isOnDevice = await storeCorrector(CORRECTOR_FILES)
}

/** Null where neither the device nor the server could read it. */
export async function readFirstText(text: string): Promise<readonly FirstMark[] | null> {
  const byDevice = await readOnDevice(text)
  if (byDevice) return byDevice
  const answer = await callChecked(loadSchema(), 'first-marks', { method: 'POST', body: { text } })
  const files = bringFiles().catch(() => {})
  if (answer.ok) return answer.value.marks
  await files
  return readOnDevice(text)
}

async function readOnDevice(text: string): Promise<readonly FirstMark[] | null> {
  if (!isOnDevice) return null
  const made = await correctOnDevice({ text, theme: '', motivating: [] })
  return made.ok ? firstMarks(made.value.marks) : null
}
