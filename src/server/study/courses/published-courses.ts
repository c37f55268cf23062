/** Which courses are there for everybody (product §10 Courses)? The owner's, then ours from their files. */
import { OWN_COURSES } from '#content/study/courses/own-courses.ts'
import type { Course } from '#domain/study/courses/course.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPublished, listHidden, listPublished } from './repository.ts'

type Stored = Pick<Platform, 'db'>

/** Those of the lists: one of ours may be hidden, and stays there for who has its address. */
export async function listCourses({ db }: Stored): Promise<Course[]> {
  const [hers, hidden] = await Promise.all([listPublished(db), listHidden(db)])
  return [...hers, ...OWN_COURSES.filter(({ slug }) => !hidden.has(slug))]
}

/** With those of ours that are hidden: who began one goes on. */
export async function listOpenCourses({ db }: Stored): Promise<Course[]> {
  return [...(await listPublished(db)), ...OWN_COURSES]
}

export async function findCourse({ db }: Stored, slug: string): Promise<Course | null> {
  return OWN_COURSES.find((course) => course.slug === slug) ?? (await findPublished(db, slug))
}
