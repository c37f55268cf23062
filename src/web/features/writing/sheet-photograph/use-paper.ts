import { useCallback, useEffect, useRef, useState } from 'react'
import type { TypedLine } from '#domain/writing/transcription.ts'
import { idle } from '#web/browser/when-idle.ts'
import { fileOfCopy, keptCopy } from './page-canvas.ts'
import {
  EMPTY_PAPER,
  forgetPaper,
  type PaperDraft,
  storedPaper,
  storePage,
  storePaper,
} from './paper-draft.ts'
import type { ReadSheet } from './photograph-thread.ts'

/** Lines of a page whose lines could not be told apart: those of the exam's sheet. */
const UNTOLD_LINES = 30
const LEAST_TOLD = 3

/** The sheet under transcription: its pages as pictures, its lines as text; kept in this browser at every change. */
export function usePaper() {
  /** Null until it is known what lies in the browser. */
  const [draft, setDraft] = useState<PaperDraft | null>(null)
  const [pages, setPages] = useState<readonly (string | null)[]>([])
  const [isPictureKept, setPictureKept] = useState(true)
  /** As they were straightened; after a new visit only the browser's smaller copies are left. */
  const files = useRef(new Map<number, Blob>())

  useEffect(() => {
    const stored = storedPaper()
    setDraft(stored.draft)
    setPages(stored.pages)
  }, [])

  const change = useCallback((part: Partial<PaperDraft>) => {
    setDraft((now) => {
      const next = { ...(now ?? EMPTY_PAPER), ...part }
      storePaper(next)
      return next
    })
  }, [])

  /** By what stands there in that moment: typing went on while somebody waited. */
  const changeLines = useCallback((turn: (lines: readonly TypedLine[]) => TypedLine[]) => {
    setDraft((now) => {
      if (!now) return now
      const next = { ...now, lines: turn(now.lines) }
      storePaper(next)
      return next
    })
  }, [])

  /** Puts a page in the place of the one with its number; what was typed for that one stays, line by line. */
  const takePage = useCallback(
    async (page: number, sheet: ReadSheet, before: PaperDraft): Promise<void> => {
      const typed = before.lines.filter((line) => line.page === page)
      const others = before.lines.filter((line) => line.page !== page)
      const lines = linesOf(sheet, page).map((line, at) => {
        const former = typed[at]
        if (!former || former.text === '') return line
        const { text, isParagraph, isUnconfirmed = false } = former
        return { ...line, text, isParagraph, isUnconfirmed }
      })
      files.current.set(page, sheet.page)
      const address = URL.createObjectURL(sheet.page)
      setPages((now) =>
        Array.from({ length: Math.max(now.length, page + 1) }, (_, at) =>
          at === page ? address : (now[at] ?? null),
        ),
      )
      change({
        lines: [...others, ...lines].sort((a, b) => a.page - b.page || a.top - b.top),
        pageCount: Math.max(before.pageCount, page + 1),
      })
      // Once the lines stand there: they are what the student waits for.
      await idle()
      const copy = files.current.get(page) === sheet.page ? await keptCopy(sheet.page) : null
      // Discarded, or replaced by another one, in the meantime: nothing of it is kept.
      if (files.current.get(page) === sheet.page) setPictureKept(storePage(page, copy))
    },
    [change],
  )

  return {
    draft,
    pages,
    isPictureKept,
    change,
    changeLines,
    takePage,
    /** The best that there is of each page. */
    fileOf: (page: number): Blob | null => files.current.get(page) ?? fileOfCopy(pages[page] ?? null),
    clear: () => {
      forgetPaper()
      files.current.clear()
      setDraft(EMPTY_PAPER)
      setPages([])
    },
  }
}

function linesOf({ lines }: ReadSheet, page: number): TypedLine[] {
  const told =
    lines.length >= LEAST_TOLD
      ? lines
      : Array.from({ length: UNTOLD_LINES }, (_, at) => ({
          top: at / UNTOLD_LINES,
          bottom: (at + 1) / UNTOLD_LINES,
          isWritten: true,
          isIndented: at === 0,
        }))
  const first = told.findIndex(({ isWritten }) => isWritten)
  return told.map(({ top, bottom, isWritten, isIndented }, at) => ({
    page,
    top,
    bottom,
    text: '',
    isParagraph: isIndented || (page === 0 && at === first),
    isWritten,
  }))
}
