import { href, Link } from 'react-router'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { examFactTexts } from '#texts/writing/exam-facts.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import type { ChosenTheme } from './room-theme.ts'

const texts = writingRoomTexts.exam

type RoomExamProps = {
  /** Null for the ENEM, which needs no word. */
  exam: ExamRules | null
  theme: ChosenTheme | null
  isReadOnly: boolean
  onTheme: (theme: ChosenTheme) => void
}

/** What the sheet is written for: the exam, its lines and title, the proposals that it has set. */
export function RoomExam({ exam, theme, isReadOnly, onTheme }: RoomExamProps) {
  if (!exam) return null
  const chosen = exam.themes.findIndex(({ title }) => theme?.id === null && theme.title === title)
  return (
    <section aria-labelledby="prova" className="sheet mb-6 grid gap-x-10 gap-y-4 p-5 lg:grid-cols-2">
      <div>
        <p className="eyebrow">{texts.eyebrow}</p>
        <h2 id="prova" className="text-2xl">
          {exam.name}
        </h2>
        <p className="mt-1 max-w-measure leading-snug text-ink-soft">{exam.task}</p>
        <p className="mt-2 flex flex-wrap gap-x-5">
          <Link to={href('/outras-provas/:prova', { prova: exam.id })} className="text-link py-1">
            {texts.rules}
          </Link>
          <Link to={`${href('/corretor-de-redacao')}?prova=enem`} className="text-link py-1">
            {texts.toEnem}
          </Link>
        </p>
      </div>
      <div className="grid content-start gap-4">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-ink-soft">{texts.lines}</dt>
          <dd>{examFactTexts.lines(exam)}</dd>
          <dt className="text-ink-soft">{texts.title}</dt>
          <dd>
            {exam.titleRule === 'required' ? texts.titleRequired : examFactTexts.titleRule(exam.titleRule)}
          </dd>
        </dl>
        {exam.themes.length > 0 ? (
          <SelectField
            label={texts.proposals}
            hint={texts.proposalsHint}
            value={chosen === -1 ? '' : String(chosen)}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => {
              const found = exam.themes[Number(currentTarget.value)]
              if (currentTarget.value !== '' && found)
                onTheme({ id: null, title: found.title, motivating: '' })
            }}
          >
            <option value="">{texts.choose}</option>
            {exam.themes.map(({ year, title }, index) => (
              <option key={title} value={index}>
                {year}: {title}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
    </section>
  )
}
