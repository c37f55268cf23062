import { useState } from 'react'
import { href, Link } from 'react-router'
import type { TiePreview } from '#domain/account/guardian-wire.ts'
import { TYPED_CODE_MAX } from '#domain/shared/spoken-code.ts'
import { guardianTexts } from '#texts/account/guardians.ts'
import { useFieldErrors } from '#web/hooks/use-field-errors.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Form } from '#web/ui/form.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { sendGuardianCode, sendTie } from './guardian-calls.ts'

const texts = guardianTexts.page

/** Refusals that are mended in the own profile. */
const IN_PROFILE: ReadonlySet<string> = new Set(['age_unknown', 'email_not_confirmed', 'name_missing'])

/** The code, what it leads to, and the declaration without which nothing is tied. */
export function TieForm({ onTied }: { onTied: () => void }) {
  const [code, setCode] = useState('')
  const [found, setFound] = useState<TiePreview | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { errors, show, clear } = useFieldErrors<'code' | 'isGuardian'>()

  function refuseWith(form: HTMLFormElement, reason: string): void {
    setFound(null)
    setRefusal(reason)
    show(form, { code: guardianTexts.refusal(reason) })
  }

  async function handleLook(form: HTMLFormElement): Promise<void> {
    const seen = await sendGuardianCode(code)
    if (!seen.ok) return refuseWith(form, seen.code)
    show(form, {})
    setFound(seen.value)
  }

  async function handleTie(form: HTMLFormElement): Promise<void> {
    const isGuardian = new FormData(form).has('isGuardian')
    if (show(form, isGuardian ? {} : { isGuardian: texts.declarationMissing })) return
    const tied = await sendTie(code)
    if (!tied.ok) return refuseWith(form, tied.code)
    showToast(texts.tied({ name: tied.value.firstName }))
    setFound(null)
    setCode('')
    onTied()
  }

  const canTie = found !== null && !found.isTied
  return (
    <section className="sheet p-5">
      <Form onSubmit={canTie ? handleTie : handleLook} className="grid gap-4">
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          error={errors.code}
          name="code"
          required
          maxLength={TYPED_CODE_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="max-w-sm"
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setFound(null)
            clear('code')
          }}
        />
        {errors.code !== undefined && refusal !== null && IN_PROFILE.has(refusal) ? (
          <Link to={href('/perfil')} className="text-link justify-self-start py-1">
            {texts.toProfile}
          </Link>
        ) : null}
        <div aria-live="polite">{found ? <Found found={found} /> : null}</div>
        {canTie ? (
          <Checkbox
            name="isGuardian"
            label={texts.declaration}
            error={errors.isGuardian}
            onChange={() => clear('isGuardian')}
          />
        ) : null}
        <div className="flex flex-wrap gap-3">
          {/* One button in both steps: it keeps the focus. */}
          <Button type="submit" busyLabel={canTie ? texts.tying : texts.looking}>
            {canTie ? texts.tie : texts.look}
          </Button>
          {canTie ? (
            <Button look="secondary" onClick={() => setFound(null)}>
              {texts.cancel}
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  )
}

function Found({ found: { firstName, isTied } }: { found: TiePreview }) {
  return (
    <>
      <h2 className="text-xl wrap-anywhere">{texts.found({ name: firstName })}</h2>
      {isTied ? (
        <p className="mt-2 font-semibold">{texts.already}</p>
      ) : (
        <>
          <h3 className="mt-3 text-lg">{texts.willSee}</h3>
          <ul className="mt-1 list-disc pl-5">
            {texts.willSeeList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-2 max-w-measure">{guardianTexts.hidden}</p>
          <p className="max-w-measure">{texts.toldMinor}</p>
        </>
      )}
    </>
  )
}
