import { useEffect, useId, useRef, useState } from 'react'
import { MAX_PICTURE_BYTES, type PictureKind } from '#domain/account/picture.ts'
import { pictureTexts } from '#texts/account/pictures.ts'
import { profileTexts } from '#texts/account/profile.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { CropStep } from '#web/features/account/profile-picture/crop-step.tsx'
import { PictureField } from '#web/features/account/profile-picture/picture-field.tsx'
import { ProfileAvatar } from '#web/features/account/profile-picture/profile-avatar.tsx'
import { ProfileCover } from '#web/features/account/profile-picture/profile-cover.tsx'
import { fullNameOf } from '#web/shared/session/person.ts'
import type { SignedIn } from '#web/shared/session/session-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { NameForm } from './name-form.tsx'

const texts = profileTexts.edit

type EditProfileDialogProps = { isOpen: boolean; onClose: () => void; session: SignedIn }

/** Name, picture and cover (product §2 Profile). A chosen picture takes the dialog's place until it is cut and saved. */
export function EditProfileDialog({ isOpen, onClose, session }: EditProfileDialogProps) {
  const formId = useId()
  const [isSaving, setSaving] = useState(false)
  const [choice, setChoice] = useState<{ kind: PictureKind; file: File } | null>(null)
  const pressed = useRef<HTMLElement | null>(null)

  // Back from cutting, the focus is where it came from.
  useEffect(() => {
    if (!choice) pressed.current?.focus()
  }, [choice])

  function handleClose(): void {
    setChoice(null)
    pressed.current = null
    onClose()
  }

  const field = (kind: PictureKind) => ({
    kind,
    onChoose: (file: File, button: HTMLElement | null) => {
      pressed.current = button
      setChoice({ kind, file })
    },
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={choice ? pictureTexts[choice.kind].cropHeading : texts.heading}
      closeLabel={commonTexts.close}
      footer={
        choice ? null : (
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={handleClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} isBusy={isSaving} busyLabel={texts.submitting}>
              {texts.submit}
            </Button>
          </div>
        )
      }
    >
      {isOpen && choice ? <CropStep {...choice} onDone={() => setChoice(null)} /> : null}
      {isOpen ? (
        // What was written in the name stays while a picture is cut.
        <div hidden={choice !== null}>
          <NameForm
            id={formId}
            name={fullNameOf(session) ?? ''}
            isSaving={isSaving}
            onSaving={setSaving}
            onSaved={handleClose}
          />
          <PictureField
            {...field('avatar')}
            isSet={Boolean(session.profile?.avatar_url)}
            preview={<ProfileAvatar session={session} />}
          />
          <PictureField
            {...field('cover')}
            isSet={Boolean(session.profile?.cover_url)}
            preview={<ProfileCover session={session} className="rounded-sheet border border-line" />}
          />
          <p className="mt-4 text-sm text-ink-soft">
            {pictureTexts.formats({ maxMegabytes: MAX_PICTURE_BYTES / 1024 ** 2 })}
          </p>
        </div>
      ) : null}
    </Dialog>
  )
}
