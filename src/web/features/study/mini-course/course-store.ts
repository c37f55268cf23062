/**
 * The student's way through the mini-course: kept in local storage, so that it outlives the page; the rules are in
 * domain/. On the server nobody has begun.
 */
import { COURSE_LEVELS } from '#content/study/mini-course/levels.ts'
import type { CourseEvent } from '#domain/study/mini-course.ts'
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

export function currentCourse(): CourseProgress {
  progress ??= readStored()
  return progress
}

export function serverCourse(): CourseProgress {
  return NO_PROGRESS
}

/** @returns the state after the event */
export function sendToCourse(event: CourseEvent): CourseProgress {
  return keep(playCourse(COURSE_LEVELS, currentCourse(), event))
}

/** Back to level 1, from anywhere. */
export function restartCourse(): void {
  keep(playCourse(COURSE_LEVELS, NO_PROGRESS, { kind: 'begin' }))
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
  progress = readStored()
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

function readStored(): CourseProgress {
  try {
    return parseStoredCourse(COURSE_LEVELS, personalThings().getItem(COURSE_STORAGE_KEY))
  } catch {
    return NO_PROGRESS
  }
}
