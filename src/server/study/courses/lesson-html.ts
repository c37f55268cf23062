/** A lesson's Markdown as HTML, its pictures where the text has their lines (product §10 Courses, decision 0264). */
import { figureLine, type LessonPicture, withFiguresApart } from '#domain/study/courses/lesson-picture.ts'
import { escapeHtml } from '#server/platform/http/escape-html.ts'
import { descriptionHtml } from '#server/shop/catalogue/description-html.ts'

/**
 * @param urlOf where a picture is fetched, by its id
 * @returns the sanitised text; the figures are ours, each word of the owner's in them escaped
 */
export function lessonHtml(
  text: string,
  pictures: readonly LessonPicture[],
  urlOf: (id: string) => string,
): string {
  if (pictures.length === 0) return descriptionHtml(text)
  return pictures.reduce(
    (html, picture) =>
      // A function, so that a caption with "$&" stays as it was typed.
      html.replaceAll(`<p>${figureLine(picture.number)}</p>`, () => figureHtml(picture, urlOf(picture.id))),
    descriptionHtml(withFiguresApart(text)),
  )
}

/** Its size is told, so that nothing moves when it comes; it comes when the reader nears it. */
function figureHtml({ alt, caption, width, height }: LessonPicture, url: string): string {
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
  return `<figure>${image}${caption === '' ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`}</figure>`
}
