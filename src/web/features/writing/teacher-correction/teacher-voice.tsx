import { useState } from 'react'
import { receivedTexts } from '#texts/writing/received-correction.ts'
import { usePrivateFile } from '#web/shared/private-file/use-private-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { voicePath } from './received-calls.ts'

const texts = receivedTexts.voice

/** The teacher's voice, fetched when somebody wants to hear it; what it says stands beside it. */
export function TeacherVoice({ id, number, text }: { id: string; number: number; text: string }) {
  const [isAsked, setAsked] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const { url, hasFailed } = usePrivateFile(isAsked ? voicePath(id, number) : null)
  return (
    <div className="mt-4 border-t border-rule pt-4">
      <h3 className="text-lg">{texts.heading}</h3>
      <div className="no-print mt-2">
        {isAsked ? null : (
          <Button look="secondary" onClick={() => setAsked(true)}>
            {texts.listen}
          </Button>
        )}
        {isAsked && !url && !hasFailed ? <Spinner /> : null}
        {hasFailed ? <Notice tone="error">{texts.failed}</Notice> : null}
        {isUnknown ? <Notice>{texts.unknown}</Notice> : null}
        {url && !isUnknown ? (
          // biome-ignore lint/a11y/useMediaCaption: what it says stands in writing below it
          <audio
            controls
            src={url}
            aria-label={texts.player}
            className="w-full max-w-md"
            onError={() => setUnknown(true)}
          />
        ) : null}
      </div>
      <p className="mt-2 max-w-measure wrap-anywhere">
        <strong>{texts.inWords}:</strong> {text}
      </p>
    </div>
  )
}
