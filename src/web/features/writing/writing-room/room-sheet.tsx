import { type RefObject, useMemo } from 'react'
import {
  countWords,
  LARGE_HAND_LETTERS,
  LINE_LETTERS,
  linesByHand,
  passesSheet,
  sheetLines,
} from '#corrector/rules/lines.ts'
import {
  countParagraphs,
  INSUFFICIENT_LINES,
  PASTE_NOTED_FROM,
  SHEET_LINES,
  SHEET_MAX_CHARACTERS,
} from '#domain/writing/writing-room.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { useHand } from '#web/browser/hand-store.ts'
import { WritingSheet } from '#web/shared/writing-sheet/writing-sheet.tsx'
import type { Sheet } from './stored-sheet.ts'

const texts = writingRoomTexts.sheet

type RoomSheetProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  sheet: Sheet
  isReadOnly: boolean
  onChange: (part: Partial<Sheet>) => void
}

/** The sheet with the lines of the exam numbered beside it, and what is counted on them. */
export function RoomSheet({ fieldRef, sheet, isReadOnly, onChange }: RoomSheetProps) {
  const { text, pastedCharacters } = sheet
  const hand = useHand()
  const lines = useMemo(() => linesByHand(text, hand), [text, hand])
  const isShort = useMemo(() => sheetLines(text, LARGE_HAND_LETTERS) <= INSUFFICIENT_LINES, [text])
  const isOver = useMemo(() => passesSheet(text, SHEET_LINES, hand), [text, hand])

  function handlePaste(pasted: string): void {
    if (!isReadOnly && pasted.length >= PASTE_NOTED_FROM)
      onChange({ pastedCharacters: pastedCharacters + pasted.length })
  }

  return (
    <>
      <WritingSheet
        fieldRef={fieldRef}
        name="text"
        label={texts.field}
        placeholder={texts.placeholder}
        value={text}
        minRows={SHEET_LINES}
        lineLetters={hand ?? LINE_LETTERS}
        maxLength={SHEET_MAX_CHARACTERS}
        isReadOnly={isReadOnly}
        count={texts.count({ lines, words: countWords(text), paragraphs: countParagraphs(text) })}
        onChange={(next) => onChange({ text: next, ...(next === '' ? { pastedCharacters: 0 } : {}) })}
        onPaste={handlePaste}
        className="room-sheet"
      />
      <div className="mt-1 space-y-1 text-sm text-ink-soft">
        <p>{texts.countNote({ letters: hand ?? LINE_LETTERS, isOwn: hand !== null })}</p>
        {lines > 0 && isShort ? <p>{texts.tooShort}</p> : null}
        {isOver ? <p className="font-semibold text-red">{texts.tooMany}</p> : null}
        {!isOver && lines > SHEET_LINES ? <p>{texts.nearlyTooMany}</p> : null}
        {pastedCharacters > 0 ? <p>{texts.pasted({ characters: pastedCharacters })}</p> : null}
      </div>
    </>
  )
}
