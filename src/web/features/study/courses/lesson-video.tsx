import { Play } from 'lucide-react'
import { useState } from 'react'
import type { ShownLesson } from '#domain/study/courses/course-wire.ts'
import { sizeText } from '#texts/shared/file-size.ts'
import { courseTexts } from '#texts/study/courses.ts'
import { ProductDescription } from '#web/shared/product-description/product-description.tsx'
import { Button } from '#web/ui/button.tsx'

const texts = courseTexts.lessonPage.video

type LessonVideoProps = { video: NonNullable<ShownLesson['video']>; lessonTitle: string }

/** Nothing is loaded before the press; the transcript needs no press on the video. */
export function LessonVideo({ video, lessonTitle }: LessonVideoProps) {
  const { source, transcriptHtml } = video
  return (
    <section aria-label={texts.section} className="no-print mb-8">
      {source.of === 'site' ? (
        <OwnVideo {...source} lessonTitle={lessonTitle} />
      ) : (
        <HostedVideo {...source} lessonTitle={lessonTitle} />
      )}
      <details className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">{texts.transcript}</summary>
        <div className="sheet mt-2 p-5">
          <ProductDescription sanitizedHtml={transcriptHtml} />
        </div>
      </details>
    </section>
  )
}

type Source = LessonVideoProps['video']['source']
type OwnVideoProps = Extract<Source, { of: 'site' }> & Pick<LessonVideoProps, 'lessonTitle'>

function OwnVideo({ url, byteSize, captionsUrl, lessonTitle }: OwnVideoProps) {
  return (
    <>
      <video
        src={url}
        controls
        playsInline
        preload="none"
        aria-label={texts.player({ title: lessonTitle })}
        className="sheet aspect-video w-full bg-black"
      >
        <track kind="captions" srcLang="pt-BR" label={texts.captions} src={captionsUrl} default />
      </video>
      <p className="mt-2 text-sm text-ink-soft">{texts.own({ size: sizeText(byteSize) })}</p>
    </>
  )
}

type HostedVideoProps = Extract<Source, { of: 'host' }> & Pick<LessonVideoProps, 'lessonTitle'>

function HostedVideo({ hostName, playerUrl, pageUrl, lessonTitle }: HostedVideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className="sheet grid aspect-video min-h-52 w-full overflow-hidden">
      {isPlaying ? (
        <iframe
          title={texts.player({ title: lessonTitle })}
          src={playerUrl}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // The player refuses to play for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full border-0"
        />
      ) : (
        <div className="grid content-center justify-items-center gap-3 p-4 text-center">
          <Button size="large" className="needs-script" onClick={() => setPlaying(true)}>
            <Play aria-hidden="true" size={20} />
            {texts.play}
          </Button>
          <p className="max-w-measure text-sm text-ink-soft">{texts.note({ host: hostName })}</p>
          <noscript>
            <a href={pageUrl} rel="noreferrer" className="text-link">
              {texts.elsewhere({ host: hostName })}
            </a>
          </noscript>
        </div>
      )}
    </div>
  )
}
