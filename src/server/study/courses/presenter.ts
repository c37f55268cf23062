/** What of a course leaves: its outline for everybody, a lesson for who may open it. Models of exercises stay here. */
import { type Course, type CourseLesson, lessonsOf } from '#domain/study/courses/course.ts'
import type { CourseCard, CourseOutline } from '#domain/study/courses/course-outline.ts'
import type { ShownExercise, ShownLesson } from '#domain/study/courses/course-wire.ts'
import { readVideo } from '#domain/study/courses/lesson-video.ts'
import type { WrittenTask } from '#domain/study/practice/written-task.ts'
import { descriptionHtml } from '#server/shop/catalogue/description-html.ts'
import type { FileUrls } from './attachments/file-link.ts'
import { lessonHtml } from './lesson-html.ts'

export function cardJson(course: Course): CourseCard {
  const { slug, title, summary, access } = course
  const lessons = lessonsOf(course)
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return { slug, title, summary, access, lessons: lessons.length, minutes }
}

export function outlineJson(course: Course): CourseOutline {
  return {
    ...cardJson(course),
    goals: [...course.goals],
    release: course.release,
    modules: course.modules.map(({ title, lessons }) => ({
      title,
      lessons: lessons.map((lesson) => ({
        slug: lesson.slug,
        title: lesson.title,
        minutes: lesson.minutes,
        exercises: lesson.exercises.length,
      })),
    })),
  }
}

/** @param urls where a file or a picture of the lesson is fetched, by its id */
export function lessonJson(lesson: CourseLesson, urls: FileUrls): ShownLesson {
  const { slug, title, minutes, text, attachments = [], pictures = [], exercises } = lesson
  return {
    ...{ slug, title, minutes, html: lessonHtml(text, pictures, urls.picture) },
    video: videoJson(lesson, urls),
    attachments: attachments.map(({ id, title, byteSize }) => ({
      title,
      byteSize,
      url: urls.attachment(id),
    })),
    exercises: exercises.map(exerciseJson),
  }
}

function videoJson({ video }: CourseLesson, urls: FileUrls): ShownLesson['video'] {
  if (!video) return null
  const transcriptHtml = descriptionHtml(video.transcript)
  if (video.file && video.captions) {
    const { id, byteSize } = video.file
    const captionsUrl = urls.captions(video.captions.id)
    return { transcriptHtml, source: { of: 'site', url: urls.video(id), byteSize, captionsUrl } }
  }
  const hosted = readVideo(video.address)
  return hosted ? { transcriptHtml, source: { of: 'host', ...hosted } } : null
}

function exerciseJson({ id, prompt, given, check }: WrittenTask): ShownExercise {
  return { id, prompt, given, begin: 'from' in check ? (check.from ?? '') : '' }
}
