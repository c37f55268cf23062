import { Camera } from 'lucide-react'
import { useState } from 'react'
import { sheetPhotographTexts } from '#texts/writing/sheet-photograph.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useCamera } from './use-camera.ts'

const texts = sheetPhotographTexts.camera

type CameraDialogProps = {
  onClose: () => void
  onTake: (photograph: Blob) => void
  onFile: () => void
}

/** What the camera of a computer sees, and the press that takes it. */
export function CameraDialog({ onClose, onTake, onFile }: CameraDialogProps) {
  const { state, videoRef, take } = useCamera()
  const [isUnmade, setUnmade] = useState(false)
  const hasPicture = state === 'open' || state === 'small'
  const trouble = isUnmade ? texts.unmade : state === 'open' || state === 'opening' ? null : texts[state]

  async function handleTake(): Promise<void> {
    const photograph = await take()
    if (photograph) onTake(photograph)
    else setUnmade(true)
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      closeLabel={texts.close}
      footer={
        <div className="flex flex-wrap gap-3">
          <Button disabled={!hasPicture} onClick={() => void handleTake()}>
            <Camera aria-hidden="true" size={20} />
            {texts.take}
          </Button>
          <Button look="secondary" onClick={onFile}>
            {sheetPhotographTexts.choose.file}
          </Button>
        </div>
      }
    >
      <div role="status">
        {state === 'opening' ? <p>{texts.opening}</p> : null}
        {trouble ? <Notice tone={hasPicture ? 'info' : 'error'}>{trouble}</Notice> : null}
      </div>
      <video
        ref={videoRef}
        muted
        playsInline
        aria-label={texts.picture}
        hidden={!hasPicture}
        className="mt-3 max-h-[60vh] w-full border border-line object-contain"
      />
    </Dialog>
  )
}
