import { chatFailureTexts as texts } from '#texts/community/chat-failures.ts'
import { Button } from '#web/ui/button.tsx'

type RefusedNoteProps = { refusal: string; onRetry: () => void; onDiscard: () => void }

/** Under a message that was not taken: why, and what can be done. */
export function RefusedNote({ refusal, onRetry, onDiscard }: RefusedNoteProps) {
  return (
    <>
      <p className="text-sm leading-6 font-semibold text-red">
        {texts.failures[refusal] ?? texts.failureDefault}
      </p>
      <div className="my-1 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
        <Button look="quiet" size="small" onClick={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </>
  )
}
