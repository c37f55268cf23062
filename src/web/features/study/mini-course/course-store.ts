/**
 * The student's way through the mini-course: kept in local storage, so that it outlives the page; the rules are in
 * domain/. On the server nobody has begun.
 */
import type { CourseEvent, CourseLevel } from '#domain/study/mini-course.ts'
import {
  type CourseProgress,
  NO_PROGRESS,
  parseStoredCourse,
  playCourse,
  serializeCourse,
} from '#domain/study/stored-course.ts'
import { personalThings, subscribeToHolder } from '#web/browser/kept-things.ts'

/** A new number when an older text can no longer be read. */
const COURSE_STORAGE_KEY = 'domine-a-redacao:minicurso:v1'

const listeners = new Set<() => void>()
let progress: CourseProgress | null = null
let leaveHolder = () => {}

export function currentCourse(levels: readonly CourseLevel[]): CourseProgress {
  progress ??= readStored(levels)
  return progress
}

export function serverCourse(): CourseProgress {
  return NO_PROGRESS
}

/** @returns the state after the event */
export function sendToCourse(levels: readonly CourseLevel[], event: CourseEvent): CourseProgress {
  return keep(playCourse(levels, currentCourse(levels), event))
}

/** Back to level 1, from anywhere. */
export function restartCourse(levels: readonly CourseLevel[]): void {
  keep(playCourse(levels, NO_PROGRESS, { kind: 'begin' }))
}

export function subscribeToCourse(listener: () => void): () => void {
  if (listeners.size === 0) leaveHolder = subscribeToHolder(readAgain)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    leaveHolder()
    // Somebody else may sit here when the course is next opened.
    progress = null
  }
}

function readAgain(): void {
  progress = null
  for (const listener of listeners) listener()
}

function keep(next: CourseProgress): CourseProgress {
  progress = next
  try {
    personalThings().setItem(COURSE_STORAGE_KEY, serializeCourse(next))
  } catch {
    // Storage is full or forbidden: the game lives as long as this page.
  }
  for (const listener of listeners) listener()
  return next
}

function readStored(levels: readonly CourseLevel[]): CourseProgress {
  try {
    return parseStoredCourse(levels, personalThings().getItem(COURSE_STORAGE_KEY))
  } catch {
    return NO_PROGRESS
  }
}
