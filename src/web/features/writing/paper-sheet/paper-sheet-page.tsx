import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, Link, useLocation, useSearchParams } from 'react-router'
import type { RoomThemeGroup } from '#content/study/themes/room-themes.ts'
import type { ExamRules } from '#domain/writing/exam-rules.ts'
import { accountNumber, themeNumber } from '#domain/writing/sheet-photograph/sheet-code.ts'
import { SHEET_LINES, THEME_LENGTH } from '#domain/writing/writing-room.ts'
import { examFactTexts } from '#texts/writing/exam-facts.ts'
import { paperSheetTexts as texts } from '#texts/writing/paper-sheet.ts'
import { findTheme } from '#web/features/writing/writing-room/room-theme.ts'
import { ThemeSelect } from '#web/features/writing/writing-room/theme-select.tsx'
import { useExam } from '#web/features/writing/writing-room/use-exam.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/page.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { PaperSheet } from './paper-sheet.tsx'

const OWN = 'proprio'

type Choice = { readonly picked: string; readonly ownTitle: string }

/** The sheet of the exam to print: theme, lines, corners to find it by, and what to mind with the photograph. */
export function PaperSheetPage({ groups }: { groups: readonly RoomThemeGroup[] }) {
  const session = useSession()
  const [{ picked, ownTitle }, setChosen] = useState<Choice>({ picked: '', ownTitle: '' })
  const [isAccountWanted, setAccountWanted] = useState(false)
  const [query] = useSearchParams()
  const { state } = useLocation()
  const asked = query.get('tema')
  useEffect(() => {
    const theme = askedTheme(groups, asked, state)
    if (theme) setChosen(theme)
  }, [groups, asked, state])

  const exam = useExam(query.get('prova')) ?? null
  const listed = findTheme(groups, picked)
  const theme = picked === OWN ? ownTitle : (listed?.title ?? '')
  const account = isAccountWanted && session.status === 'signed-in' ? accountNumber(session.user.id) : 0
  return (
    <Page>
      <PageHead title={texts.pageTitle} lead={texts.lead} note={texts.note} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {exam ? <SheetExam exam={exam} /> : null}
          <ThemeSelect
            groups={groups}
            label={texts.theme}
            value={picked}
            onChange={({ currentTarget }) => setChosen({ ownTitle, picked: currentTarget.value })}
          >
            <option value="">{texts.noTheme}</option>
            <option value={OWN}>{texts.own}</option>
          </ThemeSelect>
          {picked === OWN ? (
            <TextField
              label={texts.ownTitle}
              hint={texts.ownTitleHint}
              value={ownTitle}
              maxLength={THEME_LENGTH.max}
              onChange={({ currentTarget }) => setChosen({ picked, ownTitle: currentTarget.value })}
            />
          ) : null}
          {session.status === 'signed-in' ? (
            <Checkbox
              label={
                <>
                  {texts.account}
                  <span className="block text-sm text-ink-soft">{texts.accountNote}</span>
                </>
              }
              checked={isAccountWanted}
              onChange={({ currentTarget }) => setAccountWanted(currentTarget.checked)}
            />
          ) : null}
          <div className="needs-script flex flex-wrap gap-3">
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" size={18} />
              {texts.print}
            </Button>
            <LinkButton to={href('/corretor-de-redacao/foto')} look="secondary">
              {texts.photograph}
            </LinkButton>
          </div>
          <HowTo />
        </div>
        <div className="print-alone grid content-start gap-6 print:absolute print:top-0 print:left-0 print:block">
          {Array.from({ length: pagesOf(exam) }, (_, page) => (
            <PaperSheet
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={page}
              page={page}
              theme={theme}
              exam={exam && { name: exam.name, lines: exam.lines.max }}
              code={{ theme: listed ? themeNumber(picked) : 0, account }}
            />
          ))}
        </div>
      </div>
    </Page>
  )
}

function pagesOf(exam: ExamRules | null): number {
  return Math.max(1, Math.ceil((exam?.lines.max ?? SHEET_LINES) / SHEET_LINES))
}

/** What the sheet is for, and what its exam says of lines and title. */
function SheetExam({ exam }: { exam: ExamRules }) {
  const { heading, lines, title, titleFirst, unknown, pages, toEnem } = texts.exam
  const count = pagesOf(exam)
  return (
    <section aria-labelledby="folha-da-prova" className="sheet p-5">
      <h2 id="folha-da-prova" className="text-xl">
        {heading({ exam: exam.name })}
      </h2>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">{lines}</dt>
        <dd>{examFactTexts.lines(exam)}</dd>
        <dt className="text-ink-soft">{title}</dt>
        <dd>{exam.titleRule === 'required' ? titleFirst : examFactTexts.titleRule(exam.titleRule)}</dd>
      </dl>
      {exam.lines.max === null ? <p className="mt-2 text-sm">{unknown}</p> : null}
      {count > 1 ? <p className="mt-2 text-sm">{pages({ pages: count })}</p> : null}
      <p className="mt-2">
        <Link to={href('/corretor-de-redacao/folha')} className="text-link py-1">
          {toEnem}
        </Link>
      </p>
    </section>
  )
}

function HowTo() {
  const { heading, steps, plain } = texts.how
  return (
    <section aria-labelledby="foto-boa" className="mt-2">
      <h2 id="foto-boa" className="text-xl">
        {heading}
      </h2>
      <ol className="mt-2 list-decimal space-y-1.5 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-soft">{plain}</p>
    </section>
  )
}

/** A theme of the bank by the address, or the student's own by the link that led here; null for neither. */
function askedTheme(groups: readonly RoomThemeGroup[], id: string | null, state: unknown): Choice | null {
  if (id !== null && findTheme(groups, id)) return { picked: id, ownTitle: '' }
  const title: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'title') : null
  if (typeof title !== 'string' || title === '') return null
  return { picked: OWN, ownTitle: title.slice(0, THEME_LENGTH.max) }
}
