import {
  EXERCISE_CLASSES,
  EXERCISE_ELEMENTS,
  type ExerciseDraft,
} from '#domain/console/courses-admin-wire.ts'
import { coursesAdminTexts } from '#texts/console/courses.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FaultOf } from './use-course-form.ts'

const texts = coursesAdminTexts.editor

type Check = ExerciseDraft['check']
type Kind = Check['of']
const KINDS: readonly Kind[] = [
  'thesis',
  'theme',
  'own-words',
  'repertoire',
  'plan',
  'connective',
  'proposal',
]

export const NEW_EXERCISE: ExerciseDraft = {
  id: '',
  prompt: '',
  given: null,
  check: { of: 'thesis', theme: '' },
  model: '',
}

type ExerciseEditorProps = {
  exercise: ExerciseDraft
  place: string
  faultOf: FaultOf
  onChange: (exercise: ExerciseDraft) => void
}

/** One exercise: what is asked, what the engine looks for, and an answer that is right. */
export function ExerciseEditor({ exercise, place, faultOf, onChange }: ExerciseEditorProps) {
  const { prompt, given, check, model } = exercise
  const set = (change: Partial<ExerciseDraft>) => onChange(withGiven({ ...exercise, ...change }))
  return (
    <div className="grid gap-4">
      <TextAreaField
        label={texts.prompt}
        name={`${place}.prompt`}
        value={prompt}
        maxLength={500}
        rows={2}
        error={faultOf(`${place}.prompt`)}
        onChange={(event) => set({ prompt: event.target.value })}
      />
      <SelectField
        label={texts.kind}
        value={check.of}
        onChange={(event) => {
          const kind = KINDS.find((one) => one === event.target.value)
          if (kind) set({ check: newCheck(kind, check, given) })
        }}
      >
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={texts.given}
        name={`${place}.given`}
        value={given ?? ''}
        maxLength={1000}
        rows={2}
        error={faultOf(`${place}.given`)}
        onChange={(event) => set({ given: event.target.value || null })}
      />
      <CheckFields
        check={check}
        given={given}
        place={place}
        faultOf={faultOf}
        onChange={(next) => set({ check: next })}
      />
      <TextAreaField
        label={texts.model}
        hint={texts.modelHint}
        name={`${place}.model`}
        value={model}
        maxLength={1200}
        rows={3}
        error={faultOf(`${place}.model`)}
        onChange={(event) => set({ model: event.target.value })}
      />
    </div>
  )
}

/** What the check reads of the text to begin with follows it. */
function withGiven(exercise: ExerciseDraft): ExerciseDraft {
  const { check, given } = exercise
  if (check.of === 'own-words') return { ...exercise, check: { ...check, source: given ?? '' } }
  if ('from' in check && check.from !== null) return { ...exercise, check: { ...check, from: given } }
  return exercise
}

function newCheck(kind: Kind, before: Check, given: string | null): Check {
  const theme = 'theme' in before ? before.theme : ''
  switch (kind) {
    case 'thesis':
    case 'repertoire':
      return { of: kind, theme }
    case 'theme':
      return { of: kind, theme, atLeast: 1, most: 45 }
    case 'own-words':
      return { of: kind, theme, source: given ?? '' }
    case 'plan':
      return { of: kind, lines: 4 }
    case 'connective':
      return { of: kind, classes: [], from: null }
    case 'proposal':
      return { of: kind, elements: [], from: null }
  }
}

type CheckFieldsProps = {
  check: Check
  given: string | null
  place: string
  faultOf: FaultOf
  onChange: (check: Check) => void
}

function CheckFields({ check, given, place, faultOf, onChange }: CheckFieldsProps) {
  return (
    <>
      {'theme' in check ? (
        <TextField
          label={texts.theme}
          name={`${place}.theme`}
          value={check.theme}
          maxLength={300}
          error={faultOf(`${place}.theme`)}
          onChange={(event) => onChange({ ...check, theme: event.target.value })}
        />
      ) : null}
      {check.of === 'theme' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={texts.atLeast}
            value={check.atLeast}
            range={[1, 5]}
            onChange={(atLeast) => onChange({ ...check, atLeast })}
          />
          <NumberField
            label={texts.most}
            value={check.most}
            range={[8, 120]}
            onChange={(most) => onChange({ ...check, most })}
          />
        </div>
      ) : null}
      {check.of === 'plan' ? (
        <NumberField
          label={texts.lines}
          value={check.lines}
          range={[2, 8]}
          onChange={(lines) => onChange({ ...check, lines })}
        />
      ) : null}
      {check.of === 'connective' ? (
        <Choices
          legend={texts.classes}
          names={texts.classNames}
          all={EXERCISE_CLASSES}
          chosen={check.classes}
          error={faultOf(`${place}.classes`)}
          onChange={(classes) => onChange({ ...check, classes })}
        />
      ) : null}
      {check.of === 'proposal' ? (
        <Choices
          legend={texts.elements}
          names={texts.elementNames}
          all={EXERCISE_ELEMENTS}
          chosen={check.elements}
          error={faultOf(`${place}.elements`)}
          onChange={(elements) => onChange({ ...check, elements })}
        />
      ) : null}
      {'from' in check && given ? (
        <Checkbox
          label={texts.keeps}
          checked={check.from !== null}
          onChange={(event) => onChange({ ...check, from: event.currentTarget.checked ? given : null })}
        />
      ) : null}
    </>
  )
}

type NumberFieldProps = {
  label: string
  value: number
  range: readonly [number, number]
  onChange: (value: number) => void
}

export function NumberField({ label, value, range: [min, max], onChange }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        const given = Math.round(Number(event.target.value))
        onChange(Math.min(max, Math.max(min, Number.isFinite(given) ? given : min)))
      }}
    />
  )
}

type ChoicesProps<Name extends string> = {
  legend: string
  names: Readonly<Record<Name, string>>
  all: readonly Name[]
  chosen: readonly Name[]
  error: string | undefined
  onChange: (chosen: Name[]) => void
}

function Choices<Name extends string>({ legend, names, all, chosen, error, onChange }: ChoicesProps<Name>) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        {all.map((name) => (
          <Checkbox
            key={name}
            label={names[name]}
            checked={chosen.includes(name)}
            onChange={(event) =>
              onChange(
                all.filter((one) => (one === name ? event.currentTarget.checked : chosen.includes(one))),
              )
            }
          />
        ))}
      </div>
      {error ? <p className="mt-1 text-sm font-semibold text-red">{error}</p> : null}
    </fieldset>
  )
}
