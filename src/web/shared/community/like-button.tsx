import { Heart } from 'lucide-react'
import { useRef, useState } from 'react'
import { numberText } from '#domain/shared/number-text.ts'
import { communityWritingTexts as texts } from '#texts/community/community-writing.ts'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Liking = { readonly likes: number; readonly isLiked: boolean }

type LikeButtonProps = Liking & {
  author: string
  /** Called with what the server says. */
  onChange: (liking: Liking) => void
  /** @returns null when it was not kept */
  send: (isLiked: boolean) => Promise<Liking | null>
}

/** One like for each person; a second press takes it back, also while the first is still on its way. */
export function LikeButton({ author, onChange, send, ...known }: LikeButtonProps) {
  /** What the last press asked for, while one is being sent; a list that is fetched meanwhile tells what was before. */
  const [pressed, setPressed] = useState<Liking | null>(null)
  const desired = useRef<boolean | null>(null)
  const { likes, isLiked } = pressed ?? known

  async function handleClick(): Promise<void> {
    const isSending = desired.current !== null
    desired.current = !isLiked
    setPressed({ likes: likes + (isLiked ? -1 : 1), isLiked: !isLiked })
    if (isSending) return
    let kept: Liking | null
    let last: Liking | null = null
    let asked: boolean
    do {
      asked = desired.current
      kept = await send(asked)
      last = kept ?? last
    } while (kept && desired.current !== asked)
    desired.current = null
    setPressed(null)
    if (last) onChange(last)
    if (!kept) showToast(texts.likeFailed)
  }

  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`${texts.like({ author })}: ${texts.likes({ count: likes })}`}
      onClick={handleClick}
      className="like-button needs-script"
    >
      <Heart
        aria-hidden="true"
        size={19}
        className={classNames('like-button__heart', isLiked && 'is-liked')}
      />
      <span className="tabular-nums">{numberText(likes)}</span>
    </button>
  )
}

/** Of one's own: nobody likes that themselves. */
export function LikeCount({ likes }: Pick<Liking, 'likes'>) {
  return (
    <p className="flex items-center gap-1.5 text-ink-soft">
      <Heart aria-hidden="true" size={19} />
      <span aria-hidden="true" className="tabular-nums">
        {numberText(likes)}
      </span>
      <span className="sr-only">{texts.likes({ count: likes })}</span>
    </p>
  )
}
