import { Check } from 'lucide-react'
import { href, Link } from 'react-router'
import { miniCourseTexts } from '#texts/study/mini-course.ts'
import { KeptHereNote } from '#web/shared/kept-here/kept-here-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { StoredLevels } from './use-stored-levels.ts'

const texts = miniCourseTexts.keep

/** Whether what was earned is in the profile, and how it gets there. */
export function KeepNote({ kept }: { kept: StoredLevels }) {
  switch (kept.status) {
    case 'unknown':
      return null
    case 'guest':
      return (
        <Notice
          title={texts.guest}
          className="mt-6"
          actions={
            <>
              <LinkButton to={href('/login')} look="secondary" size="small">
                {texts.login}
              </LinkButton>
              <LinkButton to={href('/cadastro')} look="secondary" size="small">
                {texts.signUp}
              </LinkButton>
            </>
          }
        >
          {texts.guestLead}
          <KeptHereNote />
        </Notice>
      )
    case 'saving':
      return (
        <div className="mt-6">
          <Spinner label={texts.saving} />
        </div>
      )
    case 'saved':
      return (
        <p role="status" className="mt-6 flex flex-wrap items-center gap-x-3 text-ink-soft">
          <Check aria-hidden="true" size={20} className="text-green" />
          {texts.saved}
          <Link to={href('/perfil')} className="text-link py-2">
            {texts.toProfile}
          </Link>
        </p>
      )
    case 'failed':
      return (
        <Notice
          tone="error"
          className="mt-6"
          actions={
            <Button look="secondary" size="small" onClick={kept.retry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )
  }
}
