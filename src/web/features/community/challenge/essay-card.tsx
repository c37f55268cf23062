import type { ChallengeEssay } from '#domain/community/challenge-wire.ts'
import { challengeTexts } from '#texts/community/challenge.ts'
import { Avatar } from '#web/shared/community/avatar.tsx'
import { LikeButton, LikeCount } from '#web/shared/community/like-button.tsx'
import { TextMenuButton } from '#web/shared/community/text-menu-button.tsx'
import { sendEssayLike } from './challenge-calls.ts'

const texts = challengeTexts.list

type EssayCardProps = {
  essay: ChallengeEssay
  onChange: (change: Partial<ChallengeEssay>) => void
  onRead: () => void
  onMenu: (opener: HTMLElement) => void
}

/** An essay of the list: who, its beginning in six lines, how many like it (product §2 Monthly challenge). */
export function EssayCard({ essay, onChange, onRead, onMenu }: EssayCardProps) {
  const author = essay.isMine ? texts.you : essay.author
  return (
    <article className="sheet p-5" aria-label={texts.of({ author })}>
      <header className="flex items-center gap-3">
        <Avatar url={essay.avatar} size={40} />
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">{author}</p>
        {essay.isMine ? (
          <LikeCount likes={essay.likes} />
        ) : (
          <LikeButton
            author={author}
            likes={essay.likes}
            isLiked={essay.isLiked}
            onChange={onChange}
            send={async (isLiked) => {
              const liked = await sendEssayLike(essay.id, isLiked)
              return liked.ok ? liked.value : null
            }}
          />
        )}
      </header>
      <p className="mt-3 line-clamp-6 whitespace-pre-line wrap-anywhere">{essay.excerpt}</p>
      <footer className="mt-2 -mb-2 flex items-center">
        <button
          type="button"
          className="slip-action needs-script -ml-2"
          aria-label={texts.readMoreOf({ author })}
          onClick={onRead}
        >
          {texts.readMore}
        </button>
        {essay.isMine ? null : <TextMenuButton author={author} onClick={onMenu} />}
      </footer>
    </article>
  )
}
