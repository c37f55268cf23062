import { receivedTexts as texts } from '#texts/writing/received-correction.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { fetchReceived } from './received-calls.ts'
import { ReceivedMarks } from './received-marks.tsx'

/** Beside the sheet of a rewriting: what the teacher marked and said of the first one. */
export function MarksAtHand({ id }: { id: string }) {
  const asked = useAsked(`received ${id}`, (signal) => fetchReceived(id, signal))
  return (
    <Loaded asked={asked} failed={texts.failed} loading={null} refused={() => null}>
      {({ text, corrected }) =>
        corrected ? (
          <details open className="sheet mb-6 p-4 sm:p-5">
            <summary className="font-semibold">{texts.atHand}</summary>
            <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{corrected.comment}</p>
            <div className="max-h-80 overflow-y-auto">
              <ReceivedMarks text={text} marks={corrected.marks} selected={null} />
            </div>
          </details>
        ) : null
      }
    </Loaded>
  )
}
