import type { ReactNode } from 'react'
import { commonTexts } from '#texts/shared/common.ts'
import { Button } from '#web/ui/button.tsx'
import type { ButtonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'
import { showToast } from '#web/ui/toast-store.ts'

type NoticeButtonProps = { look?: ButtonLook; className?: string; children: ReactNode }

/** A button of something that is still to come (product §8 Placeholder notice). */
export function NoticeButton({ look = 'primary', className, children }: NoticeButtonProps) {
  return (
    <Button look={look} className={classNames('needs-script', className)} onClick={sayItIsToCome}>
      {children}
    </Button>
  )
}

function sayItIsToCome(): void {
  showToast({ title: commonTexts.inDevelopment, description: commonTexts.inDevelopmentNote })
}
