import type { ReactNode } from 'react'
import { ESSAY_TEMPLATES } from '#content/writing/essay-templates.ts'
import type { Essay } from '#domain/writing/essay-generator.ts'
import { generatorTexts } from '#texts/writing/essay-generator.ts'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

const { notes } = generatorTexts.sheet

type EssaySheetProps = {
  essay: Essay
  /** Fewer than four show the beginning only. */
  paragraphCount?: number
  children?: ReactNode
}

/** The essay on numbered lines: the two causes marked where they are announced, the plan of the text in the margin. */
export function EssaySheet({ essay, paragraphCount = essay.paragraphs.length, children }: EssaySheetProps) {
  return (
    <RuledSheet>
      {essay.paragraphs.slice(0, paragraphCount).map((paragraph, index) => (
        <div key={notes[index]}>
          <span className="note ruled-sheet__note">{notes[index]}</span>
          <p className="indent-8">{index === 0 ? markTheses(paragraph, essay) : paragraph}</p>
        </div>
      ))}
      {children}
    </RuledSheet>
  )
}

function markTheses(paragraph: string, essay: Essay): ReactNode[] {
  const names = essay.theses.map(
    (id) => ESSAY_TEMPLATES.theses.find((thesis) => thesis.id === id)?.name ?? '',
  )
  const [first = '', second = ''] = names
  // The causes close the introduction: what the student wrote before may hold the same words.
  const firstAt = paragraph.lastIndexOf(first)
  const secondAt = paragraph.lastIndexOf(second)
  return [
    paragraph.slice(0, firstAt),
    <mark key="first" className="marked bg-transparent text-ink">
      {first}
    </mark>,
    paragraph.slice(firstAt + first.length, secondAt),
    <mark key="second" className="marked bg-transparent text-ink">
      {second}
    </mark>,
    paragraph.slice(secondAt + second.length),
  ]
}
