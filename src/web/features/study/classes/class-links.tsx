import { href } from 'react-router'
import { classesTexts } from '#texts/study/classes.ts'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { fetchClasses } from './class-calls.ts'

const texts = classesTexts.profile

/** In the profile: to the own classes for whoever teaches, and to the class that is joined by a code. */
export function ClassLinks() {
  const { value } = useAsked('own classes', fetchClasses)
  const joined = value?.joined.length ?? 0
  return (
    <nav aria-label={texts.heading} className="mb-8 flex flex-wrap gap-3">
      {value?.isTeacher ? (
        <LinkButton to={href('/turmas')} look="secondary" size="small">
          {texts.teach}
        </LinkButton>
      ) : null}
      <LinkButton to={href('/turma')} look="secondary" size="small">
        {joined > 0 ? texts.joined({ count: joined }) : texts.attend}
      </LinkButton>
    </nav>
  )
}
