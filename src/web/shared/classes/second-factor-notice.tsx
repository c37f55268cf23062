import { href } from 'react-router'
import { classesTexts as texts } from '#texts/study/classes.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In the place of what a class tells, until the teacher's account has the second factor. */
export function SecondFactorNotice() {
  return (
    <Notice
      tone="error"
      title={texts.secondFactor.title}
      actions={
        <LinkButton to={`${href('/perfil')}#configuracoes`} look="secondary" size="small">
          {texts.toProfile}
        </LinkButton>
      }
    >
      {texts.secondFactor.lead}
    </Notice>
  )
}
