import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { todayTexts } from '#texts/writing/today.ts'
import { keptPaths } from '#web/browser/app-version.ts'
import { currentStudyPlan } from '#web/browser/study-plan-store.ts'
import { Notice } from '#web/ui/notice.tsx'
import { planCard, type Shown, ShownCard } from './card-of-today.tsx'

const texts = todayTexts.offline

/** Without a network: what this browser has kept, and nothing of what only the server knows. */
export function OfflineDay() {
  const [cards, setCards] = useState<Shown[] | null>(null)
  useEffect(() => {
    void keptPaths().then((paths) => setCards(cardsOf(paths)))
  }, [])
  if (cards === null) return null
  const [first, ...others] = cards
  return (
    <>
      <Notice title={texts.title} className="mb-6">
        {first ? texts.body : texts.nothing}
      </Notice>
      {first ? <ShownCard shown={first} isFirst /> : null}
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {others.map((shown) => (
          <li key={shown.to}>
            <ShownCard shown={shown} isFirst={false} />
          </li>
        ))}
      </ul>
    </>
  )
}

function cardsOf(paths: readonly string[]): Shown[] {
  const plan = currentStudyPlan()
  const course = href('/cursos/:curso', { curso: 'do-paragrafo-a-redacao' })
  const cards: Shown[] = [
    { ...texts.room, children: texts.room.text, to: href('/corretor-de-redacao') },
    { ...texts.practice, children: texts.practice.text, to: href('/pratica') },
    ...(plan ? [planCard(plan)] : []),
    { ...texts.lesson, children: texts.lesson.text, to: course },
    { ...texts.course, children: texts.course.text, to: href('/minicurso') },
    { ...texts.themes, children: texts.themes.text, to: href('/banco-de-temas') },
  ]
  return cards.filter(({ to }) => paths.includes(to))
}
