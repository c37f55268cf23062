import { PICTURE_KINDS } from '#domain/account/picture.ts'
import { useLoadedPicture } from '#web/hooks/use-loaded-picture.ts'
import { coverUrlOf } from '#web/shared/session/person.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { classNames } from '#web/ui/class-names.ts'

const { widthPx, heightPx } = PICTURE_KINDS.cover

/** The cover in the shape in which it was cut, or blank lines of the sheet; an ornament in either case. */
export function ProfileCover({ session, className }: { session: SignedIn; className?: string }) {
  const picture = useLoadedPicture(coverUrlOf(session))
  const look = classNames('aspect-[4/1] w-full', className)
  if (!picture.url) return <div aria-hidden="true" className={classNames('ruled bg-shade', look)} />
  return (
    <img
      src={picture.url}
      alt=""
      width={widthPx}
      height={heightPx}
      onError={picture.onError}
      className={classNames('object-cover', look)}
    />
  )
}
