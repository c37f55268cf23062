import { type FormEvent, useState } from 'react'
import type { OwnCase } from '#domain/community/moderation-wire.ts'
import { moderatedTexts } from '#texts/community/moderated.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { appealCase } from './moderation-calls.ts'

const texts = moderatedTexts.cases

/** What was decided about one's own texts, why, and the way to appeal. */
export function OwnCases({ cases, onChange }: { cases: readonly OwnCase[]; onChange: () => void }) {
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="meus-textos" className="sheet p-5">
      <h2 id="meus-textos" className="text-xl">
        {texts.heading}
      </h2>
      <ul className="mt-3 grid gap-4">
        {cases.map((one) => (
          <li key={one.id} className="border-l-[3px] border-red pl-3">
            <blockquote className="line-clamp-3 text-ink-soft italic">{one.text}</blockquote>
            <p className="mt-1 font-semibold">{outcomeOf(one)}</p>
            {one.status === 'removed' && one.appeal === 'none' ? (
              <AppealForm subject={one} onSent={onChange} />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function outcomeOf({ status, appeal, reason }: OwnCase): string {
  if (appeal === 'waiting') return texts.waiting
  if (status === 'hidden') return texts.hidden
  const facts = { reason: reason ?? '' }
  if (status === 'kept') return texts.kept(facts)
  return appeal === 'upheld' ? texts.upheld(facts) : texts.removed(facts)
}

function AppealForm({ subject, onSent }: { subject: OwnCase; onSent: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const sent = await appealCase(subject.kind, subject.id, text)
    if (!sent.ok) return showToast(moderatedTexts.actionFailed)
    showToast(texts.appealSent)
    onSent()
  }

  if (!isOpen) {
    return (
      <Button look="secondary" size="small" className="mt-2" onClick={() => setOpen(true)}>
        {texts.appeal}
      </Button>
    )
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="mt-2 grid gap-3">
      <TextAreaField
        label={texts.appealLabel}
        rows={3}
        required
        minLength={10}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="small" className="justify-self-start">
        {texts.appealSend}
      </Button>
    </form>
  )
}
