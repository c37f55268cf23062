import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { type ChatMessage, MESSAGE_MAX_CHARACTERS, readMessageText } from '#domain/community/chat-message.ts'
import { chatTexts } from '#texts/community/chat.ts'
import { Button } from '#web/ui/button.tsx'

const texts = chatTexts.composer
/** The signal that somebody is writing goes out at most so often. */
const TYPING_EVERY_MS = 3_000

type ComposerProps = {
  /** The message that is being changed; null for a new one. */
  edited: ChatMessage | null
  shownAs: string | null
  /** The name stands beside the mark of the owner. */
  isTeacher: boolean
  /** A moderator reads it before the others do. */
  isReadFirst: boolean
  /** @returns false when the text stays in the field */
  onSend: (text: string) => boolean
  onCancelEdit: () => void
  onTyping: () => void
}

export function Composer({
  edited,
  shownAs,
  isTeacher,
  isReadFirst,
  onSend,
  onCancelEdit,
  onTyping,
}: ComposerProps) {
  const id = useId()
  const [text, setText] = useState('')
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  const lastTypingMs = useRef(0)
  const read = readMessageText(text)
  const tooLong = !read.ok && read.code === 'message_too_long' ? read : null

  useEffect(() => {
    if (!edited) return
    setText(edited.text)
    fieldRef.current?.focus()
  }, [edited])

  function submit(): void {
    // Product §5: an empty or whitespace-only message is ignored.
    if (!read.ok) return
    if (onSend(read.value)) setText('')
    fieldRef.current?.focus()
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    submit()
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && edited) cancel()
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }

  function handleInput(value: string): void {
    setText(value)
    const now = Date.now()
    if (edited || value.trim() === '' || now - lastTypingMs.current < TYPING_EVERY_MS) return
    lastTypingMs.current = now
    onTyping()
  }

  function cancel(): void {
    setText('')
    onCancelEdit()
  }

  return (
    <form onSubmit={handleSubmit} className="chat-composer">
      {edited ? (
        <div className="mb-2 flex items-center justify-between gap-3">
          <p className="font-semibold text-pen">{texts.editing}</p>
          <Button look="quiet" size="small" onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : null}
      <label htmlFor={id} className="sr-only">
        {texts.label}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          id={id}
          value={text}
          rows={2}
          placeholder={texts.placeholder}
          aria-invalid={tooLong ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => handleInput(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          className="field-control min-w-0 flex-1 resize-none"
        />
        <Button type="submit" aria-label={edited ? texts.save : texts.send} className="shrink-0">
          <SendHorizontal aria-hidden="true" size={20} />
          <span className="hidden sm:inline">{edited ? texts.save : texts.send}</span>
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {tooLong ? (
          <span role="alert" className="font-semibold text-red">
            {texts.tooLong({ characters: tooLong.characters, most: MESSAGE_MAX_CHARACTERS })}
          </span>
        ) : (
          <>
            {texts.hint}
            {shownAs ? ` ${(isTeacher ? texts.shownAsTeacher : texts.shownAs)({ name: shownAs })}` : null}
            {isReadFirst ? ` ${texts.readFirst}` : null}
          </>
        )}
      </p>
    </form>
  )
}
