import { lazy, Suspense, useState } from 'react'
import { portraitUrl } from '#domain/site/content-pictures.ts'
import type { StudentStory } from '#domain/site/site-contents.ts'
import { landingTexts } from '#texts/site/landing.ts'
import { useHasBeen } from '#web/hooks/use-has-been.ts'

const { stories: texts } = landingTexts

const StoryViewer = lazy(() =>
  import('./story-viewer.tsx').then((module) => ({ default: module.StoryViewer })),
)

/** A wall of 3×4 photographs, pulled along sideways (product §2 Landing page, §4 Student viewer). */
export function StoryCarousel({ stories }: { stories: readonly StudentStory[] }) {
  const [selectedIndex, setSelectedIndex] = useState<number | null>(null)
  const wasOpened = useHasBeen(selectedIndex !== null)

  const invented = stories.filter(({ isIllustrative }) => isIllustrative).length
  if (stories.length === 0) return null
  return (
    <section aria-labelledby="historias" className="below-fold bg-shade">
      <div className="mx-auto max-w-page px-4 pt-16 sm:px-6 sm:pt-20">
        <div className="flex flex-wrap items-baseline gap-x-5 gap-y-2">
          <h2 id="historias" className="text-3xl sm:text-4xl">
            {texts.title}
          </h2>
          {invented === stories.length ? <p className="tag -rotate-1">{texts.illustrative}</p> : null}
        </div>
        <p className="mt-3 max-w-measure text-lg text-ink-soft">{texts.lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section aria-label={texts.strip} tabIndex={0} className="story-carousel">
        <ul>
          {stories.map((story, index) => (
            <li key={story.id}>
              <Photograph
                story={story}
                isMarked={story.isIllustrative && invented < stories.length}
                onOpen={() => setSelectedIndex(index)}
              />
            </li>
          ))}
        </ul>
      </section>
      {invented > 0 ? (
        <p className="mx-auto max-w-page px-4 pb-16 text-sm text-ink-soft sm:px-6 sm:pb-20">
          {invented === stories.length ? texts.illustrativeNote : texts.someIllustrativeNote}
        </p>
      ) : null}
      {wasOpened ? (
        <Suspense fallback={null}>
          <StoryViewer stories={stories} selectedIndex={selectedIndex} onSelect={setSelectedIndex} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** @param isMarked where invented stories stand among real ones */
function Photograph({
  story,
  isMarked,
  onOpen,
}: {
  story: StudentStory
  isMarked: boolean
  onOpen: () => void
}) {
  return (
    <button type="button" aria-label={texts.open(story)} onClick={onOpen} className="story-photograph">
      <img src={portraitUrl(story)} alt="" width={144} height={144} loading="lazy" decoding="async" />
      {/* The space keeps name and score apart for those who do not see them; the label begins with both. */}
      <span className="story-photograph__name">{story.name}</span>{' '}
      <span className="story-photograph__score heading">{story.score}</span>
      {isMarked ? <span className="block text-sm text-ink-soft">{texts.oneIllustrative}</span> : null}
    </button>
  )
}
