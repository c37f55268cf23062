import { type RefObject, useMemo } from 'react'
import {
  countWords,
  LARGE_HAND_LETTERS,
  LINE_LETTERS,
  linesByHand,
  paperLines,
  passesSheet,
  sheetLines,
} from '#corrector/rules/lines.ts'
import { findParagraphs } from '#corrector/text/paragraphs.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { joinedLines } from '#domain/writing/transcription.ts'
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
import { RoomBar } from './room-bar.tsx'
import type { Sheet } from './stored-sheet.ts'

const texts = writingRoomTexts.sheet

type RoomSheetProps = {
  fieldRef: RefObject<HTMLTextAreaElement | null>
  sheet: Sheet
  isReadOnly: boolean
  onChange: (part: Partial<Sheet>) => void
  isSending: boolean
  /** The rules of another exam than the ENEM. */
  rules?: Pick<ExamRules, 'lines'> | null
  /** Null in a mock exam, where nothing helps. */
  onCorrect: (() => void) | null
}

/** The sheet with the lines of the exam numbered beside it, and what is counted on them. */
export function RoomSheet(props: RoomSheetProps) {
  const { fieldRef, sheet, isReadOnly, onChange, isSending, rules = null, onCorrect } = props
  const lastLine = rules ? rules.lines.max : SHEET_LINES
  const { text, pastedCharacters, hasPaperLines } = sheet
  const hand = useHand()
  const lines = useMemo(
    () => (hasPaperLines ? paperLines(text) : linesByHand(text, hand)),
    [text, hand, hasPaperLines],
  )
  const isShort = useMemo(
    () => (hasPaperLines ? paperLines(text) : sheetLines(text, LARGE_HAND_LETTERS)) <= INSUFFICIENT_LINES,
    [text, hasPaperLines],
  )
  const isOver = useMemo(
    () =>
      lastLine !== null && (hasPaperLines ? paperLines(text) > lastLine : passesSheet(text, lastLine, hand)),
    [text, hand, hasPaperLines, lastLine],
  )

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
        minRows={lastLine ?? SHEET_LINES}
        lineLetters={hasPaperLines ? null : (hand ?? LINE_LETTERS)}
        lastLine={lastLine ?? Number.POSITIVE_INFINITY}
        maxLength={SHEET_MAX_CHARACTERS}
        isReadOnly={isReadOnly}
        isExam={onCorrect === null}
        count={texts.count({
          lines,
          of: lastLine,
          words: countWords(text),
          paragraphs: hasPaperLines ? findParagraphs(text).length : countParagraphs(text),
        })}
        onChange={(next) =>
          onChange({ text: next, ...(next === '' ? { pastedCharacters: 0, hasPaperLines: false } : {}) })
        }
        onPaste={handlePaste}
        className="room-sheet"
      />
      {onCorrect ? (
        <RoomBar
          fieldRef={fieldRef}
          lines={lines}
          lastLine={lastLine}
          isSending={isSending}
          onCorrect={onCorrect}
        />
      ) : null}
      <div className="mt-1 space-y-1 text-sm text-ink-soft">
        {hasPaperLines ? (
          <p>
            {texts.paperNote}{' '}
            <button
              type="button"
              disabled={isReadOnly}
              onClick={() => onChange({ text: joinedLines(text), hasPaperLines: false })}
              className="text-link"
            >
              {texts.paperForget}
            </button>
          </p>
        ) : (
          <p>{texts.countNote({ letters: hand ?? LINE_LETTERS, isOwn: hand !== null })}</p>
        )}
        {rules ? null : lines > 0 && isShort ? <p>{texts.tooShort}</p> : null}
        {rules && rules.lines.min !== null && lines > 0 && lines < rules.lines.min ? (
          <p>{texts.fewerThan({ min: rules.lines.min })}</p>
        ) : null}
        {lastLine !== null && isOver ? (
          <p className="font-semibold text-red">
            {rules ? texts.moreThan({ max: lastLine }) : texts.tooMany}
          </p>
        ) : null}
        {lastLine !== null && !isOver && lines > lastLine ? (
          <p>{texts.nearlyTooMany({ max: lastLine })}</p>
        ) : null}
        {pastedCharacters > 0 ? <p>{texts.pasted({ characters: pastedCharacters })}</p> : null}
      </div>
    </>
  )
}
