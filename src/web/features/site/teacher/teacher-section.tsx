import { href } from 'react-router'
import type { Teacher } from '#domain/site/site-settings.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { RuledSheet } from '#web/ui/ruled-sheet.tsx'

const { teacher: texts } = landingTexts

/** Who teaches, on the landing page. */
export function TeacherSection({ teacher }: { teacher: Teacher }) {
  return (
    <section aria-labelledby="quem-ensina" className="border-b border-ink">
      <div className="mx-auto max-w-page px-4 py-16 sm:px-6 sm:py-20">
        <h2 id="quem-ensina" className="text-3xl sm:text-4xl">
          {texts.title}
        </h2>
        <TeacherCard teacher={teacher} />
        <LinkButton to={href('/quem-somos')} look="secondary" className="mt-6">
          {texts.more}
        </LinkButton>
      </div>
    </section>
  )
}

/** Picture, name, story and a sample of the own marking: what the owner has not told is not shown (decision 0166). */
export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const { name, picture, story, sampleText, sampleRemark } = teacher
  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="flex flex-wrap items-start gap-5">
        {picture && name ? (
          <img
            src={picture}
            alt={texts.portrait(name)}
            width={128}
            height={128}
            loading="lazy"
            className="size-32 shrink-0 rounded-sheet border border-ink object-cover"
          />
        ) : null}
        <div className="min-w-48 flex-1">
          <p className="heading text-2xl wrap-anywhere">{name}</p>
          {story?.split('\n').map((paragraph) => (
            <p key={paragraph} className="mt-2 max-w-measure wrap-anywhere text-ink-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {sampleText ? (
        <figure className="min-w-0">
          <figcaption className="eyebrow mb-2">{texts.sample}</figcaption>
          <RuledSheet>
            <p className="wrap-anywhere">{sampleText}</p>
            {sampleRemark ? <p className="note text-2xl text-red wrap-anywhere">{sampleRemark}</p> : null}
          </RuledSheet>
        </figure>
      ) : null}
    </div>
  )
}
