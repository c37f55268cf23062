import type { HouseScaleAdmin } from '#domain/console/correctors-admin-wire.ts'
import { correctorsTexts } from '#texts/console/correctors.ts'
import { Loaded } from '#web/shared/asked/loaded.tsx'
import { useAsked } from '#web/shared/asked/use-asked.ts'
import { Switch } from '#web/ui/switch.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { fetchScale, followHouse } from './corrector-calls.ts'

const texts = correctorsTexts.scale
type Competences = NonNullable<HouseScaleAdmin['competences']>

/** How far the engine is from this house's readers, and the switch by which estimates follow them. */
export function HouseScalePart() {
  const asked = useAsked('house scale', fetchScale)

  async function handleFollow(isFollowed: boolean): Promise<void> {
    const saved = await followHouse(isFollowed)
    if (!saved.ok) return showToast(correctorsTexts.actionFailed)
    showToast(isFollowed ? texts.followed : texts.unfollowed)
    void asked.reload()
  }

  return (
    <section aria-labelledby="regua">
      <h2 id="regua" className="text-2xl">
        {texts.heading}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-ink-soft">{texts.lead}</p>
      <Loaded asked={asked} failed={texts.failed} loading={texts.loading}>
        {({ count, needed, competences, isFollowed }) => (
          <>
            {competences === null ? (
              <p>{texts.tooFew({ count, needed })}</p>
            ) : (
              <>
                <p className="mb-3">{texts.count({ count })}</p>
                <ScaleChart competences={competences} />
                <ScaleTable competences={competences} />
                <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.leftOut}</p>
              </>
            )}
            <div className="mt-5">
              <Switch label={texts.follow} isOn={isFollowed} onChange={(next) => void handleFollow(next)} />
              <p className="mt-1 max-w-measure text-sm text-ink-soft">{texts.followHint({ needed })}</p>
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}

const [WIDTH, ROW, LABEL, TOP] = [360, 30, 34, 16]
/** What the axis shows at least, in points to each side. */
const AXIS_LEAST = 40

/** From the engine in the middle to the house: a bar to the right where the house gives more. */
function ScaleChart({ competences }: { competences: Competences }) {
  const reach = Math.max(AXIS_LEAST, ...competences.map(({ mean }) => Math.abs(mean)))
  const middle = LABEL + (WIDTH - LABEL) / 2
  const unit = (WIDTH - LABEL) / 2 / (reach * 1.25)
  const height = TOP + ROW * competences.length
  return (
    <svg
      role="img"
      aria-label={texts.chart}
      viewBox={`0 0 ${WIDTH} ${height}`}
      className="block w-full max-w-xl text-[0.75rem] tabular-nums"
    >
      <text x={middle} y={11} textAnchor="middle" className="fill-ink-soft">
        {texts.engine}
      </text>
      {competences.map(({ mean }, at) => {
        const y = TOP + ROW * at
        const length = Math.abs(mean) * unit
        const isMore = mean >= 0
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a competence is its place
          <g key={at}>
            <text x={0} y={y + 20} className="fill-ink font-semibold">
              {texts.short({ number: at + 1 })}
            </text>
            <rect
              x={isMore ? middle : middle - length}
              y={y + 6}
              width={length}
              height={ROW - 12}
              className={isMore ? 'fill-green' : 'fill-red'}
            />
            <text
              x={middle + (isMore ? length + 4 : -length - 4)}
              y={y + 20}
              textAnchor={isMore ? 'start' : 'end'}
              className="fill-ink"
            >
              {texts.points({ points: mean })}
            </text>
          </g>
        )
      })}
      <line x1={middle} x2={middle} y1={TOP} y2={height} className="stroke-line-strong" />
    </svg>
  )
}

function ScaleTable({ competences }: { competences: Competences }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard from here
    <section aria-label={texts.table} tabIndex={0} className="mt-3 overflow-x-auto">
      <table className="progress-table">
        <thead>
          <tr>
            <th scope="col">{texts.competence}</th>
            <th scope="col">{texts.mean}</th>
            <th scope="col">{texts.apart}</th>
            <th scope="col">{texts.offset}</th>
            <th scope="col">{texts.apartAfter}</th>
          </tr>
        </thead>
        <tbody>
          {competences.map(({ mean, apart, apartAfter, offset }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a competence is its place
            <tr key={at}>
              <th scope="row">{texts.short({ number: at + 1 })}</th>
              <td>{texts.points({ points: mean })}</td>
              <td>{Math.round(apart)}</td>
              <td>{texts.points({ points: offset })}</td>
              <td>{Math.round(apartAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
