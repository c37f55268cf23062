import { Camera, ImagePlus } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'
import { CameraDialog } from './camera-dialog.tsx'
import { pictureKinds } from './picture-kinds.ts'
import { opensOwnCamera } from './use-camera.ts'

const texts = sheetPhotographTexts.choose

type PhotographChooserProps = { heading: string; isFirst: boolean; onChoose: (file: Blob) => void }

/** By the camera, where the device has one for pages, or out of what was taken before. */
export function PhotographChooser({ heading, isFirst, onChoose }: PhotographChooserProps) {
  const cameraRef = useRef<HTMLInputElement>(null)
  const fileRef = useRef<HTMLInputElement>(null)
  const [isCameraOpen, setCameraOpen] = useState(false)

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const file = currentTarget.files?.[0]
    // The same file may be chosen again after another.
    currentTarget.value = ''
    if (file) onChoose(file)
  }

  function handleFile(): void {
    const chooser = fileRef.current
    if (!chooser) return
    // A member that iOS alone has.
    chooser.accept = pictureKinds({ isIos: 'standalone' in navigator })
    chooser.click()
  }

  const field = {
    type: 'file',
    className: 'sr-only',
    tabIndex: -1,
    'aria-hidden': true,
    onChange: handleChange,
  } as const
  return (
    <section aria-labelledby="foto" className="sheet grid gap-4 p-6 sm:p-8">
      <h2 id="foto" className="text-2xl">
        {heading}
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          onClick={() => (opensOwnCamera() ? cameraRef.current?.click() : setCameraOpen(true))}
        >
          <Camera aria-hidden="true" size={20} />
          {texts.camera}
        </Button>
        <Button size="large" look="secondary" onClick={handleFile}>
          <ImagePlus aria-hidden="true" size={20} />
          {texts.file}
        </Button>
      </div>
      <input {...field} ref={cameraRef} accept="image/*" capture="environment" />
      <input {...field} ref={fileRef} accept={pictureKinds({ isIos: false })} />
      <p className="max-w-measure text-sm text-ink-soft">{texts.note}</p>
      {isCameraOpen ? (
        <CameraDialog
          onClose={() => setCameraOpen(false)}
          onTake={(photograph) => {
            setCameraOpen(false)
            onChoose(photograph)
          }}
          onFile={() => {
            setCameraOpen(false)
            handleFile()
          }}
        />
      ) : null}
      {isFirst ? (
        <p>
          <Link to={href('/corretor-de-redacao/folha')} className="text-link inline-block py-1">
            {texts.print}
          </Link>
        </p>
      ) : null}
    </section>
  )
}
