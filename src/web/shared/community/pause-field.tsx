import { PAUSE_DAYS } from '#domain/community/moderation.ts'
import { communityTexts } from '#texts/community/community.ts'
import { SelectField } from '#web/ui/select-field.tsx'

const texts = communityTexts.pause

/** Undefined is none. */
export type PauseDays = (typeof PAUSE_DAYS)[number] | undefined

type PauseFieldProps = {
  label: string
  value: PauseDays
  onChange: (days: PauseDays) => void
  className?: string
}

/** Whether the writer of a text may not write for some days. */
export function PauseField({ value, onChange, ...rest }: PauseFieldProps) {
  return (
    <SelectField
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(PAUSE_DAYS.find((days) => String(days) === currentTarget.value))
      }
    >
      <option value="">{texts.none}</option>
      {PAUSE_DAYS.map((days) => (
        <option key={days} value={days}>
          {texts.days({ days })}
        </option>
      ))}
    </SelectField>
  )
}
