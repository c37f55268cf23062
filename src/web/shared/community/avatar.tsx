import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'

/** Somebody's face beside what they wrote; the name stands beside it, so it says nothing. */
export function Avatar({ url, size = 44 }: { url: string; size?: number }) {
  const picture = useLoadedPicture(url)
  const look = 'shrink-0 rounded-full border border-ink bg-shade'
  if (!picture.url) return <span aria-hidden="true" className={look} style={{ width: size, height: size }} />
  return (
    <img
      src={picture.url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={picture.onError}
      className={`${look} object-cover`}
      style={{ width: size, height: size }}
    />
  )
}
