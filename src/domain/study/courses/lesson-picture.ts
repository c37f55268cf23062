/**
 * The pictures of a lesson (product §10 Courses): what may be shown, and where in the text. A line `[figura 2]` of the
 * Markdown is the place of the picture with that number.
 */
import { checkPictureFile, type PictureRefusal } from '../../account/picture.ts'
import { type Ok, ok, refuse } from '../../shared/result.ts'

export const PICTURE_LIMITS = {
  ofLesson: 10,
  megabytes: 5,
  bytes: 5 * 1024 * 1024,
  /** As it is kept: twice the width of the text. */
  widthPx: 1472,
  heightPx: 2944,
} as const

export const PICTURE_ID = /^pic_[A-Za-z0-9_-]{12}$/

export type LessonPicture = {
  readonly id: string
  /** What its line in the text says: stays when others go. */
  readonly number: number
  /** What it shows, for who does not see it. */
  readonly alt: string
  /** Below it; may be empty. */
  readonly caption: string
  /** As the server keeps it; 0 where the file is gone. */
  readonly width: number
  readonly height: number
}

/** A line of its own, up to three spaces in as Markdown has it. */
const FIGURE_LINE = /^ {0,3}\[figura (\d{1,3})\][ \t]*\r?$/gim

export function figureLine(number: number): string {
  return `[figura ${number}]`
}

/** @returns the numbers that the lines of a text name, each once, in their order */
export function figuresOf(text: string): number[] {
  return [...new Set([...text.matchAll(FIGURE_LINE)].map(([, number]) => Number(number)))]
}

/** Each figure in a paragraph of its own, whatever stands above and below it. */
export function withFiguresApart(text: string): string {
  return text.replace(FIGURE_LINE, (_, number: string) => `\n\n${figureLine(Number(number))}\n\n`)
}

/** The number of the next picture: never that of a line that stands in the text. */
export function nextFigure(pictures: readonly Pick<LessonPicture, 'number'>[], text: string): number {
  return Math.max(0, ...pictures.map(({ number }) => number), ...figuresOf(text)) + 1
}

/** The text with the line of a picture where the caret stood. */
export function withFigureAt(text: string, at: number, number: number): string {
  const before = text.slice(0, at).trimEnd()
  const after = text.slice(at).trimStart()
  return [before, figureLine(number), after].filter((part) => part !== '').join('\n\n')
}

/** The text without the lines of a picture. */
export function withoutFigure(text: string, number: number): string {
  return text
    .split('\n')
    .filter((line) => !figuresOf(line).includes(number))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
}

/** What can be said of a file before it is read: as for other pictures, and smaller. */
export function checkLessonPicture(file: {
  name: string
  type: string
  byteSize: number
}): Ok<null> | PictureRefusal {
  const checked = checkPictureFile(file)
  if (checked.ok && file.byteSize > PICTURE_LIMITS.bytes) return lessonPictureTooLarge(file.name || null)
  if (!checked.ok && checked.code === 'picture-too-large') return lessonPictureTooLarge(file.name || null)
  return checked.ok ? ok(null) : checked
}

export function lessonPictureTooLarge(fileName: string | null): PictureRefusal {
  return refuse('picture-too-large', { fileName, maxMegabytes: PICTURE_LIMITS.megabytes })
}
