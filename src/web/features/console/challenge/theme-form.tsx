import { useState } from 'react'
import { monthName } from '#domain/community/challenge.ts'
import type { ChallengeAdmin } from '#domain/console/challenge-admin-wire.ts'
import { challengeAdminTexts as texts } from '#texts/console/challenge.ts'
import { settleTyped } from '#web/browser/typed-forms.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendRoundChange, sendTheme } from './admin-calls.ts'

type ThemeFormProps = { admin: ChallengeAdmin; onSaved: () => void }

/** Theme and prize of a month; how it is decided is a setting of the site, told here. */
export function ThemeForm({ admin, onSaved }: ThemeFormProps) {
  const [month, setMonth] = useState(admin.month)
  const round = admin.rounds.find((one) => one.month === month)
  const known = round ?? admin.themes.find((one) => one.month === month)

  async function handleSubmit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const said = (name: string) => String(data.get(name) ?? '')
    const wanted = { theme: said('theme'), prize: said('prize') }
    const changed = round ? await sendRoundChange(month, { ...wanted, note: said('note') }) : null
    const sent = changed ?? (await sendTheme(month, wanted))
    if (!sent.ok) {
      showToast({ ...texts.notSaved, description: texts.refusals[sent.code] ?? texts.notSaved.description })
      // The month began meanwhile: the form asks for the word that is owed now.
      if (sent.code === 'month_begun') onSaved()
      return
    }
    showToast(changed?.ok ? texts.theme.changed(changed.value) : texts.theme.saved)
    settleTyped()
    onSaved()
  }

  return (
    <section aria-labelledby="tema" className="sheet p-5 sm:p-6">
      <h2 id="tema" className="text-2xl">
        {texts.theme.heading}
      </h2>
      <p className="mt-2 mb-5 max-w-measure text-ink-soft">{texts.theme.judging[admin.judging]}</p>
      <Form onSubmit={handleSubmit} className="grid gap-5">
        <TextField
          type="month"
          label={texts.theme.month}
          name="month"
          required
          min={admin.month}
          pattern="\d{4}-(0[1-9]|1[0-2])"
          className="max-w-60"
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <div key={`${month} ${known?.theme} ${known?.prize}`} className="grid gap-5">
          <TextField
            label={texts.theme.theme}
            name="theme"
            required
            minLength={5}
            maxLength={200}
            defaultValue={known?.theme ?? ''}
          />
          <TextField
            label={texts.theme.prize}
            hint={round ? texts.theme.prizeIsPromised : texts.theme.prizeHint}
            name="prize"
            required
            minLength={3}
            maxLength={200}
            defaultValue={known?.prize ?? ''}
          />
        </div>
        {round ? (
          <>
            <p className="text-ink-soft">{texts.theme.begun({ month: monthName(month) })}</p>
            <TextAreaField
              label={texts.theme.note}
              hint={texts.theme.noteHint}
              name="note"
              rows={2}
              required
              minLength={10}
              maxLength={500}
            />
          </>
        ) : null}
        <Button type="submit" className="justify-self-start" busyLabel={texts.sending}>
          {round ? texts.theme.change : texts.theme.save}
        </Button>
      </Form>
      {admin.themes.length > 0 ? (
        <ul className="mt-6 grid gap-2 border-t border-line pt-4">
          {admin.themes.map((one) => (
            <li key={one.month} className="wrap-anywhere">
              <strong>{monthName(one.month)}</strong>: {one.theme}{' '}
              <span className="text-ink-soft">({one.prize})</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
