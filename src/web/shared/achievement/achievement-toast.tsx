import { Award, Volume2, VolumeX, X } from 'lucide-react'
import { achievementTexts as texts } from '#texts/account/achievement.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { setSoundOn } from '#web/browser/sound.ts'
import { BadgeDrawing } from '#web/shared/badge-icon/badge-drawing.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Achievement } from './achievement-store.ts'
import { clearAchievement } from './unlock-achievement.ts'
import { useSound } from './use-sound.ts'

/** A stamp on a slip of paper (product §2 Achievement toast). */
export function AchievementToast({ achievement }: { achievement: Achievement }) {
  const isSoundOn = useSound()
  const Volume = isSoundOn ? Volume2 : VolumeX
  return (
    <div className="achievement sheet pointer-events-auto flex items-center gap-3 border-ink py-3 pr-2 pl-4 sm:gap-4">
      <span className="achievement__stamp">
        {achievement.icon ? (
          <BadgeDrawing icon={achievement.icon} size={26} />
        ) : (
          <Award aria-hidden="true" size={26} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <p className="heading leading-snug sm:text-lg">
          <span className="marked">{texts.title}</span>
        </p>
        <p className="mt-0.5 wrap-anywhere">{achievement.name}</p>
      </div>
      <div className="flex shrink-0 flex-col sm:flex-row">
        <IconButton
          label={isSoundOn ? texts.mute : texts.unmute}
          className="button--small"
          onClick={() => setSoundOn(!isSoundOn)}
        >
          <Volume aria-hidden="true" size={18} />
        </IconButton>
        <IconButton label={commonTexts.close} className="button--small" onClick={clearAchievement}>
          <X aria-hidden="true" size={18} />
        </IconButton>
      </div>
    </div>
  )
}
