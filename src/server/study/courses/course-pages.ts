/** What the pages of the courses show, the same for everybody (product §10 Courses): no text of a lesson that is not free. */
import { PREMIUM } from '#domain/account/premium.ts'
import { readCertificateCode } from '#domain/study/courses/certificate.ts'
import { type Course, findLesson, isForEverybody } from '#domain/study/courses/course.ts'
import type { CourseCard, CourseOutline } from '#domain/study/courses/course-outline.ts'
import type { Certificate, ShownLesson } from '#domain/study/courses/course-wire.ts'
import { courseGrant } from '#domain/study/courses/progress.ts'
import type { AppContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOfferGranting } from '#server/shop/catalogue/repository.ts'
import { openUrls } from './attachments/file-link.ts'
import { findCertificateByCode } from './certificates/certificate-repository.ts'
import { cardJson, lessonJson, outlineJson } from './presenter.ts'
import { findCourse, listCourses } from './published-courses.ts'

type Stored = Pick<Platform, 'db'>
/** The pages are kept: they are read as the catalogue is. */
type Reads = AppContext['reads']['catalogue']

export type CoursePageData = {
  readonly course: CourseOutline
  readonly isForEverybody: boolean
  /** What to buy; null where it is free, and where nothing is for sale. */
  readonly offer: { readonly id: string } | null
}

export type LessonPageData = {
  readonly course: CourseOutline
  readonly lessonTitle: string
  /** Null where the server asks who reads. */
  readonly lesson: ShownLesson | null
  readonly offer: CoursePageData['offer']
}

export type CoursePages = {
  readonly list: () => Promise<CourseCard[]>
  /** Null for a course that is not there, or not published. */
  readonly find: (slug: string) => Promise<CoursePageData | null>
  readonly findLesson: (course: string, lesson: string) => Promise<LessonPageData | null>
  /** @param typed the code as its holder wrote it; null for none, and for one that was deleted */
  readonly findCertificate: (typed: string) => Promise<Certificate | null>
  /** Paths below /cursos that search engines should know: courses, and lessons that everybody may read. */
  readonly listPaths: () => Promise<readonly { readonly curso: string; readonly aula: string | null }[]>
}

/** @param db for what is somebody's: a certificate is shown the moment that it is there */
export function createCoursePages(db: Db, catalogue: Reads): CoursePages {
  return {
    list: () => catalogue(async (db) => (await listCourses({ db })).map(cardJson)),
    find: (slug) => catalogue((db) => findPage({ db }, slug)),
    findLesson: (slug, lessonSlug) => catalogue((db) => findLessonPage({ db }, slug, lessonSlug)),
    findCertificate: async (typed) => {
      const code = readCertificateCode(typed)
      return code ? findCertificateByCode(db, code) : null
    },
    listPaths: () => catalogue(async (db) => (await listCourses({ db })).flatMap(pathsOf)),
  }
}

async function findPage(stored: Stored, slug: string): Promise<CoursePageData | null> {
  const course = await findCourse(stored, slug)
  if (!course) return null
  return {
    course: outlineJson(course),
    isForEverybody: isForEverybody(course),
    offer: await findOffer(stored, course),
  }
}

async function findLessonPage(
  stored: Stored,
  slug: string,
  lessonSlug: string,
): Promise<LessonPageData | null> {
  const course = await findCourse(stored, slug)
  const lesson = course && findLesson(course, lessonSlug)
  if (!course || !lesson) return null
  return {
    course: outlineJson(course),
    lessonTitle: lesson.title,
    lesson: isForEverybody(course)
      ? lessonJson(lesson, openUrls({ course: slug, lesson: lessonSlug }))
      : null,
    offer: await findOffer(stored, course),
  }
}

function pathsOf(course: Course): { curso: string; aula: string | null }[] {
  const lessons = isForEverybody(course) ? course.modules.flatMap((module) => module.lessons) : []
  return [null, ...lessons.map(({ slug }) => slug)].map((aula) => ({ curso: course.slug, aula }))
}

async function findOffer({ db }: Stored, { access, slug }: Course): Promise<{ id: string } | null> {
  if (access === 'free') return null
  const offer =
    (await findOfferGranting(db, courseGrant(slug))) ??
    (access === 'premium' ? await findOfferGranting(db, PREMIUM) : undefined)
  return offer ? { id: offer.id } : null
}
