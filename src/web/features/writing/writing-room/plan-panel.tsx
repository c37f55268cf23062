import { memo, useEffect, useId, useRef } from 'react'
import { href, Link } from 'react-router'
import {
  type EssayPlan,
  PLAN_FIELD_MAX_CHARACTERS,
  PLAN_FIELDS,
  type PlanField,
  PROPOSAL_FIELDS,
} from '#domain/writing/writing-room.ts'
import { writingRoomTexts } from '#texts/writing/writing-room.ts'
import { ThesisCheck } from './thesis-check.tsx'

const texts = writingRoomTexts.plan
const PROPOSAL: ReadonlySet<string> = new Set(PROPOSAL_FIELDS)

const LINKS = [
  { to: href('/banco-de-repertorios'), label: texts.links.repertoires },
  { to: href('/banco-de-conectivos'), label: texts.links.connectives },
  { to: href('/minicurso'), label: texts.links.miniCourse },
  { to: href('/redacoes-nota-maxima'), label: texts.links.modelEssays },
]

type PlanPanelProps = {
  plan: EssayPlan
  /** Null while none is chosen. */
  theme: string | null
  /** False for exams that ask for no proposal of intervention. */
  hasProposal: boolean
  isReadOnly: boolean
  onChange: (plan: EssayPlan) => void
}

/** What one asks oneself before the first line: thesis, arguments, repertoire, the proposal's five elements. */
export const PlanPanel = memo(function PlanPanel({
  plan,
  theme,
  hasProposal,
  isReadOnly,
  onChange,
}: PlanPanelProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  const isBegun = Object.values(plan).some((written) => written?.trim())

  // Where it stands beside the sheet a plan that was begun lies open; on a phone it would push the sheet away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is found
  useEffect(() => {
    if (ref.current && isBegun && matchMedia('(min-width: 64rem)').matches) ref.current.open = true
  }, [])

  const field = (name: PlanField) => (
    <PlanLine
      key={name}
      label={texts.fields[name]}
      hint={texts.hints[name]}
      value={plan[name] ?? ''}
      isReadOnly={isReadOnly}
      onChange={(written) => onChange({ ...plan, [name]: written })}
    />
  )
  return (
    <details ref={ref} className="room-panel">
      <summary className="room-panel__summary">
        <h2 className="text-xl">{texts.heading}</h2>
      </summary>
      <p className="mt-2 text-[0.9375rem] text-ink-soft">{texts.lead}</p>
      <div className="mt-3 grid gap-3">
        {field('thesis')}
        <ThesisCheck theme={theme} thesis={plan.thesis ?? ''} />
        {PLAN_FIELDS.filter((name) => name !== 'thesis' && !PROPOSAL.has(name)).map(field)}
        {hasProposal ? (
          <>
            <p className="note mt-1 text-2xl">{texts.proposal}</p>
            {PROPOSAL_FIELDS.map(field)}
          </>
        ) : null}
      </div>
      <p className="mt-4 text-[0.9375rem] font-semibold">{texts.banks}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-[0.9375rem]">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} target="_blank" className="text-link inline-block py-1">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
})

type PlanLineProps = {
  label: string
  hint: string
  value: string
  isReadOnly: boolean
  onChange: (written: string) => void
}

function PlanLine({ label, hint, value, isReadOnly, onChange }: PlanLineProps) {
  const id = useId()
  return (
    <div className="text-[0.9375rem]">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <textarea
        id={id}
        value={value}
        rows={1}
        maxLength={PLAN_FIELD_MAX_CHARACTERS}
        readOnly={isReadOnly}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="room-panel__line"
      />
    </div>
  )
}
