import { type FormEvent, useState } from 'react'
import { href, Link } from 'react-router'
import { publicPathOf } from '#domain/account/picture-path.ts'
import { settingsAdminTexts } from '#texts/console/settings.ts'
import { focusField } from '#web/browser/focus-field.ts'
import { avatarUrlOf } from '#web/shared/session/person.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/text-area-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { GroupProps } from './group-props.ts'
import { SettingSection } from './setting-section.tsx'
import { useSettingGroup } from './use-setting-group.ts'

const texts = settingsAdminTexts.teacher
const FIELDS = ['name', 'story', 'sampleText', 'sampleRemark'] as const
type Field = (typeof FIELDS)[number]

/** Who teaches: name, picture, story and a sample of the own marking (decision 0166). */
export function TeacherGroup({ admin, onSaved }: GroupProps) {
  const { isSaving, errorOf, save, reset } = useSettingGroup('teacher', onSaved)
  const { teacher } = admin.settings
  const [picture, setPicture] = useState(teacher.picture)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const written = Object.fromEntries(FIELDS.map((field) => [field, String(data.get(field))]))
    const refused = await save({ ...written, picture: picture ?? '' })
    if (refused !== null) focusField(form, refused)
  }

  const control = (field: Field) => ({
    name: field,
    label: texts.fields[field].label,
    hint: texts.fields[field].hint,
    defaultValue: teacher[field] ?? '',
    error: errorOf(field),
    autoComplete: 'off',
  })
  const isHere = Object.values(admin.sources.teacher).includes('console')
  return (
    <SettingSection
      heading={texts.heading}
      lead={texts.lead}
      defaults={isHere ? [`${texts.heading}: ${settingsAdminTexts.nothing}`] : []}
      isSaving={isSaving}
      onReset={() => {
        setPicture(null)
        void reset()
      }}
      aside={
        <Link to={href('/quem-somos')} reloadDocument className="text-link">
          {texts.toPage}
        </Link>
      }
    >
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <div key={JSON.stringify(teacher)} className="grid gap-5">
          <TextField {...control('name')} />
          <TeacherPicture picture={picture} error={errorOf('picture')} onPicture={setPicture} />
          <TextAreaField {...control('story')} rows={5} />
          <TextAreaField {...control('sampleText')} rows={3} />
          <TextField {...control('sampleRemark')} />
        </div>
        <Button type="submit" className="mt-6" isBusy={isSaving} busyLabel={settingsAdminTexts.saving}>
          {settingsAdminTexts.save}
        </Button>
      </form>
    </SettingSection>
  )
}

type TeacherPictureProps = {
  picture: string | null
  error: string | undefined
  onPicture: (picture: string | null) => void
}

/** The picture of the owner's own profile, which is cut and kept there. */
function TeacherPicture({ picture, error, onPicture }: TeacherPictureProps) {
  const session = useSession()
  const own = publicPathOf((session.status === 'signed-in' && avatarUrlOf(session)) || '')
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{texts.picture}</p>
      {picture ? (
        <img src={picture} alt="" width={96} height={96} className="size-24 rounded-sheet object-cover" />
      ) : (
        <p className="text-ink-soft">{texts.noPicture}</p>
      )}
      {error ? <p className="text-red">{error}</p> : null}
      <div className="flex flex-wrap gap-2">
        {own ? (
          <Button look="secondary" size="small" onClick={() => onPicture(own)}>
            {texts.usePicture}
          </Button>
        ) : null}
        {picture ? (
          <Button look="quiet" size="small" onClick={() => onPicture(null)}>
            {texts.removePicture}
          </Button>
        ) : null}
      </div>
      {picture ? <p className="text-sm text-ink-soft">{texts.pictureNote}</p> : null}
    </div>
  )
}
