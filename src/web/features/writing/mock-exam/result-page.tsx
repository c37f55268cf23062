import { useEffect } from 'react'
import { href, Link } from 'react-router'
import { monthName } from '#domain/community/challenge.ts'
import { formatDay, formatTime } from '#domain/shared/calendar-text.ts'
import type { Sitting } from '#domain/writing/mock-exam/mock-exam-wire.ts'
import { mockExamTexts } from '#texts/writing/mock-exam.ts'
import { CorrectionView } from '#web/features/writing/correction/correction-view.tsx'
import { useEssay } from '#web/features/writing/essay-history/use-essay.ts'
import { SendToTeacher } from '#web/features/writing/teacher-correction/send-to-teacher.tsx'
import { fetchOffer } from '#web/features/writing/teacher-correction/sending-calls.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { fetchSitting } from './mock-exam-calls.ts'

const texts = mockExamTexts.result
const ASK_AGAIN_MS = 3000

/** The result like the official mirror, the place among those who took part, and the comments below. */
export function ResultPage({ month }: { month: string }) {
  const asked = useAsked(`mock exam of ${month}`, (signal) => fetchSitting(month, signal))
  const { reload } = asked
  const isGrading = asked.value?.state === 'handed-in'

  useEffect(() => {
    if (!isGrading) return
    const timer = setInterval(() => void reload(), ASK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isGrading, reload])

  return (
    <Page>
      <p className="no-print mb-3">
        <Link to={href('/simulado')} className="text-link inline-block py-1">
          {texts.toExam}
        </Link>
      </p>
      <Loaded
        asked={asked}
        failed={texts.failed}
        loading={texts.loading}
        refused={(code) =>
          code === 'sitting_not_found' ? (
            <EmptyState title={texts.notFound}>{texts.notFoundLead}</EmptyState>
          ) : undefined
        }
      >
        {(sitting) => <Result sitting={sitting} />}
      </Loaded>
    </Page>
  )
}

function Result({ sitting }: { sitting: Sitting }) {
  const { state, month, theme, essay } = sitting
  return (
    <>
      <header className="mb-6 border-b border-ink pb-5">
        <h1 className="text-3xl sm:text-4xl">{texts.heading({ month: monthName(month) })}</h1>
        <p className="mt-3 max-w-measure text-lg wrap-anywhere">{theme}</p>
        {sitting.endedBy === 'clock' ? <p className="mt-1 text-ink-soft">{texts.byClock}</p> : null}
      </header>
      {state === 'writing' ? (
        <Notice
          title={texts.writing}
          actions={<LinkButton to={`${href('/simulado/prova')}?mes=${month}`}>{texts.goOn}</LinkButton>}
        />
      ) : null}
      {state === 'handed-in' ? <Spinner label={texts.grading} /> : null}
      {state === 'blank' ? <EmptyState title={texts.blank}>{texts.blankLead}</EmptyState> : null}
      {state === 'graded' ? (
        <>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Mirror sitting={sitting} />
            <Place sitting={sitting} />
          </div>
          {essay ? (
            <Comments
              essayId={essay.id}
              number={essay.number}
              theme={sitting.theme}
              themeId={sitting.themeId}
            />
          ) : (
            <p className="mt-8 text-ink-soft">{texts.deleted}</p>
          )}
        </>
      ) : null}
    </>
  )
}

function Mirror({ sitting: { levels, total } }: { sitting: Sitting }) {
  return (
    <section aria-labelledby="espelho" className="sheet p-5 sm:p-6">
      <h2 id="espelho" className="text-2xl">
        {texts.mirror}
      </h2>
      <table className="mt-4 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.competence({ number: 1 }).split(' ')[0]}</th>
            <th scope="col">{texts.points}</th>
          </tr>
        </thead>
        <tbody>
          {(levels ?? []).map((points, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a competence is its number
            <tr key={index} className="border-b border-rule">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span className="block text-sm text-ink-soft">{texts.competence({ number: index + 1 })}</span>
                {texts.competences[index]}
              </th>
              <td className="heading py-2 text-right text-xl whitespace-nowrap tabular-nums">
                {texts.of({ points, most: '200' })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="pt-3 text-lg">
              {texts.total}
            </th>
            <td className="heading pt-3 text-right text-2xl whitespace-nowrap tabular-nums">
              <span className="marked">{texts.of({ points: total ?? 0, most: '1.000' })}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-4 text-sm text-ink-soft">
        {texts.estimate}{' '}
        <Link to={href('/como-calculamos-a-nota')} className="text-link">
          {texts.howGraded}
        </Link>
      </p>
    </section>
  )
}

/** Ten boxes, the highest grades on the left; nobody's name. */
function Place({ sitting: { place, placeFrom } }: { sitting: Sitting }) {
  return (
    <section aria-labelledby="lugar">
      <h2 id="lugar" className="text-2xl">
        {texts.place.heading}
      </h2>
      <p className="mt-3">{placeWords(place, placeFrom)}</p>
      {place ? (
        <div aria-hidden="true" className="mt-4 grid max-w-sm grid-cols-10 gap-1">
          {Array.from({ length: 10 }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={index}
              className={`h-8 border border-ink ${index + 1 === place.tenth ? 'bg-pen' : ''}`}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}

function placeWords(place: Sitting['place'], placeFrom: string | null): string {
  if (place) return place.tenth <= 5 ? texts.place.best(place) : texts.place.other(place)
  if (placeFrom === null) return texts.place.few
  return texts.place.pending({ day: formatDay(placeFrom), time: formatTime(placeFrom) })
}

type CommentsProps = { essayId: string; number: number; theme: string; themeId: string | null }

function Comments({ essayId, number, theme, themeId }: CommentsProps) {
  const asked = useEssay(essayId, number)
  return (
    <>
      <TeacherReadings essayId={essayId} number={number} theme={theme} />
      <section aria-labelledby="comentarios" className="mt-10">
        <h2 id="comentarios" className="mb-4 text-2xl">
          {texts.comments}
        </h2>
        <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
          {({ version }) =>
            version ? (
              <CorrectionView text={version.text} correction={version.correction} themeId={themeId} />
            ) : null
          }
        </Loaded>
        <LinkButton
          to={href('/corretor-de-redacao/redacoes/:id', { id: essayId })}
          look="secondary"
          className="no-print mt-6 block w-fit"
        >
          {texts.toEssay}
        </LinkButton>
      </section>
    </>
  )
}

type ReadingsProps = { essayId: string; number: number; theme: string }

/**
 * The one place where a sheet of the mock exam goes to the teacher, where she takes any: how many read it is decided
 * where it is sent.
 */
function TeacherReadings({ essayId, number, theme }: ReadingsProps) {
  const offer = useAsked(`teacher offer of mock exam ${essayId}`, (signal) =>
    fetchOffer({ essayId, rewritesId: null }, signal),
  )
  if (!offer.value?.isOffered) return null
  return (
    <section aria-labelledby="professora" className="no-print mt-10">
      <h2 id="professora" className="text-2xl">
        {texts.teacher.heading}
      </h2>
      <p className="mt-2 mb-4 max-w-measure">{texts.teacher.lead}</p>
      <div className="flex flex-wrap gap-3">
        <SendToTeacher essayId={essayId} theme={theme} essay={() => ({ essayId, number })} />
      </div>
    </section>
  )
}
