import { useEffect, useRef, useState } from 'react'
import { storeTexts } from '#texts/shop/store.ts'
import { classNames } from '#web/ui/class-names.ts'
import { coverSources } from './cover-sources.ts'

type ProductPictureProps = {
  url: string | null
  alt: string
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** The picture that the page is about: fetched first instead of when it comes near. */
  isMain?: boolean
  className?: string
}

/** A product's picture in the size that is shown, or a grey sheet that says there is none: also where it does not load. */
export function ProductPicture({ url, alt, sizes, isMain = false, className }: ProductPictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  const imageRef = useRef<HTMLImageElement>(null)
  // One that failed before this ran tells nobody any more.
  useEffect(() => {
    const image = imageRef.current
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedUrl(url)
  }, [url])
  const frame = classNames('block aspect-3/4 w-full bg-shade object-cover', className)
  if (url === null || url === failedUrl) {
    return (
      <div className={classNames(frame, 'grid place-items-center p-2 text-center text-sm text-ink-soft')}>
        <span>{storeTexts.card.noImage}</span>
      </div>
    )
  }
  const sources = coverSources(url)
  const loading = isMain
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  const watched = { ref: imageRef, onError: () => setFailedUrl(url), className: frame, ...loading }
  if (!sources) return <img src={url} alt={alt} width={640} height={853} {...watched} />
  return (
    <picture>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img src={sources.fallback} alt={alt} width={sources.width} height={sources.height} {...watched} />
    </picture>
  )
}
