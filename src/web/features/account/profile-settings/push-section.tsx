import { PRACTICE_HOURS, STUDENT_PUSH_KINDS } from '#domain/account/push.ts'
import { pushSettingsTexts as texts } from '#texts/account/push.ts'
import { PushSwitches } from '#web/shared/push/push-switches.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsSection } from './settings-section.tsx'

const HOURS = Array.from(
  { length: PRACTICE_HOURS.last - PRACTICE_HOURS.first + 1 },
  (_, index) => PRACTICE_HOURS.first + index,
)

/** What the person wants to be told on this device and others (product §10 Notices by push). */
export function PushSection() {
  return (
    <SettingsSection heading={texts.heading} lead={texts.lead}>
      <PushSwitches
        kinds={STUDENT_PUSH_KINDS}
        labels={texts.switches}
        below={(kind, state, choose) =>
          kind === 'practice' ? (
            <SelectField
              label={texts.practiceHour}
              value={state.practiceHour}
              onChange={(event) => void choose(state, { practiceHour: Number(event.currentTarget.value) })}
              className="w-40"
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {texts.hour({ hour })}
                </option>
              ))}
            </SelectField>
          ) : null
        }
      />
    </SettingsSection>
  )
}
