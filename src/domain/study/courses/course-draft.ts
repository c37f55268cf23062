/** Can a course of the owner's be published (product §10 Courses)? Each fault names its field. */
import type { CourseDraft, ExerciseDraft, LessonDraft } from '../../console/courses-admin-wire.ts'
import { freeSlug, slugOf } from '../../shared/slug.ts'
import { figuresOf } from './lesson-picture.ts'
import { readVideo } from './lesson-video.ts'

export const COURSE_FAULTS = [
  'missing',
  'none',
  'model-fails',
  'address-twice',
  'not-a-video',
  'file-gone',
  'video-gone',
  'captions-missing',
  'picture-gone',
  'picture-not-placed',
  'no-such-figure',
  'number-twice',
] as const
export type CourseFaultCode = (typeof COURSE_FAULTS)[number]

export type CourseFault = {
  /** The field's name in the form, e.g. "modules.0.lessons.1.title". */
  readonly field: string
  readonly code: CourseFaultCode
}

/** @returns the faults in the order of the form */
export function checkCourse(course: CourseDraft): CourseFault[] {
  const faults: CourseFault[] = []
  const need = (field: string, value: string) => {
    if (value.trim() === '') faults.push({ field, code: 'missing' })
  }
  need('title', course.title)
  need('summary', course.summary)
  course.goals.forEach((goal, index) => void need(`goals.${index}`, goal))
  if (course.modules.length === 0) faults.push({ field: 'modules', code: 'none' })
  const slugs = new Set<string>()
  course.modules.forEach(({ title, lessons }, module) => {
    const at = `modules.${module}`
    need(`${at}.title`, title)
    if (lessons.length === 0) faults.push({ field: `${at}.lessons`, code: 'none' })
    lessons.forEach((lesson, index) => {
      const place = `${at}.lessons.${index}`
      need(`${place}.title`, lesson.title)
      if (slugs.has(lesson.slug)) faults.push({ field: `${place}.title`, code: 'address-twice' })
      slugs.add(lesson.slug)
      need(`${place}.text`, lesson.text)
      faults.push(...pictureFaults(lesson, place))
      faults.push(...videoFaults(lesson, `${place}.video`))
      lesson.attachments?.forEach(({ title, byteSize }, number) => {
        const field = `${place}.attachments.${number}.title`
        need(field, title)
        if (byteSize === 0) faults.push({ field, code: 'file-gone' })
      })
      lesson.exercises.forEach((exercise, number) => {
        faults.push(...exerciseFaults(exercise, `${place}.exercises.${number}`))
      })
    })
  })
  return faults
}

/** A video of the site's own needs its captions; a host has them beside its own. */
function videoFaults({ video }: LessonDraft, place: string): CourseFault[] {
  if (!video) return []
  const { address, transcript, file, captions } = video
  const faults: CourseFault[] = []
  if (file) {
    if (file.byteSize === 0) faults.push({ field: `${place}.file`, code: 'video-gone' })
    if (!captions?.byteSize) faults.push({ field: `${place}.captions`, code: 'captions-missing' })
  } else if (!readVideo(address)) faults.push({ field: `${place}.address`, code: 'not-a-video' })
  if (transcript.trim() === '') faults.push({ field: `${place}.transcript`, code: 'missing' })
  return faults
}

/** Each picture is described and stands in the text; each line of the text finds its picture. */
function pictureFaults({ text, pictures = [] }: LessonDraft, place: string): CourseFault[] {
  const placed = figuresOf(text)
  const numbers = new Set<number>()
  const faults: CourseFault[] = []
  if (placed.some((number) => !pictures.some((picture) => picture.number === number)))
    faults.push({ field: `${place}.text`, code: 'no-such-figure' })
  pictures.forEach(({ number, alt, width }, index) => {
    const field = `${place}.pictures.${index}.alt`
    if (alt.trim() === '') faults.push({ field, code: 'missing' })
    if (width === 0) faults.push({ field, code: 'picture-gone' })
    if (numbers.has(number)) faults.push({ field, code: 'number-twice' })
    else if (!placed.includes(number)) faults.push({ field, code: 'picture-not-placed' })
    numbers.add(number)
  })
  return faults
}

function exerciseFaults({ prompt, check, model }: ExerciseDraft, place: string): CourseFault[] {
  const asked: [string, boolean][] = [
    ['prompt', prompt === ''],
    ['theme', 'theme' in check && check.theme === ''],
    ['given', check.of === 'own-words' && check.source === ''],
    ['classes', check.of === 'connective' && check.classes.length === 0],
    ['elements', check.of === 'proposal' && check.elements.length === 0],
    ['model', model === ''],
  ]
  return asked
    .filter(([, isMissing]) => isMissing)
    .map(([name]) => ({ field: `${place}.${name}`, code: 'missing' }))
}

/** Lessons and exercises that are new get their names; those that have one keep it, for progress is known by it. */
export function withAddresses(course: CourseDraft): CourseDraft {
  const lessons = course.modules.flatMap((module) => module.lessons)
  const taken = new Set(lessons.map(({ slug }) => slug))
  const named = (slug: string, wanted: string, names: Set<string>): string => {
    if (slug !== '') return slug
    const made = freeSlug(wanted, (one) => names.has(one))
    names.add(made)
    return made
  }
  return {
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => {
        const ids = new Set(lesson.exercises.map(({ id }) => id))
        return {
          ...lesson,
          slug: named(lesson.slug, slugOf(lesson.title) || 'aula', taken),
          exercises: lesson.exercises.map((exercise) => ({
            ...exercise,
            id: named(exercise.id, 'exercicio', ids),
          })),
        }
      }),
    })),
  }
}

export type FileSize = {
  readonly byteSize: number
  /** Of a picture, else 0. */
  readonly width: number
  readonly height: number
}

const GONE: FileSize = { byteSize: 0, width: 0, height: 0 }

/** How large each file is, as it is kept: 0 for one that is there no more. */
export function withFileSizes(course: CourseDraft, sizes: ReadonlyMap<string, FileSize>): CourseDraft {
  const sizeOf = (id: string) => sizes.get(id) ?? GONE
  return {
    ...course,
    modules: course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map(({ attachments, pictures, video, ...lesson }) => ({
        ...lesson,
        ...(attachments && {
          attachments: attachments.map((one) => ({ ...one, byteSize: sizeOf(one.id).byteSize })),
        }),
        ...(video !== undefined && { video: video && videoSized(video, sizeOf) }),
        ...(pictures && {
          pictures: pictures.map((one) => {
            const { width, height } = sizeOf(one.id)
            return { ...one, width, height }
          }),
        }),
      })),
    })),
  }
}

function videoSized(
  { file, captions, ...video }: NonNullable<LessonDraft['video']>,
  sizeOf: (id: string) => FileSize,
): NonNullable<LessonDraft['video']> {
  const sized = ({ id }: { id: string }) => ({ id, byteSize: sizeOf(id).byteSize })
  return { ...video, ...(file && { file: sized(file) }), ...(captions && { captions: sized(captions) }) }
}
