import { useEffect, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
// From a file: the styles that the package writes into the page by itself have no place in our policy (finish-html.ts).
import 'react-easy-crop/react-easy-crop.css'
import { PICTURE_KINDS, type PictureKind } from '#domain/account/picture.ts'
import { pictureTexts } from '#texts/account/pictures.ts'
import type { CropArea } from '#web/browser/crop-picture.ts'
import { RangeField } from '#web/ui/range-field.tsx'

const texts = pictureTexts.crop
const ZOOM = { min: 100, max: 400, step: 5 } as const
const KEYBOARD_STEP_PX = 8

type PictureCropperProps = {
  kind: PictureKind
  /** Of the picture, which this browser can show. */
  address: string
  /** What is inside of the frame, in pixels of the picture. */
  onChange: (area: CropArea) => void
  /** Nothing can be shown from the address. */
  onUnreadable: () => void
}

/** A frame over the picture, moved by dragging, by touch and by the arrow keys, and a slider for the distance. */
export function PictureCropper({ kind, address, onChange, onUnreadable }: PictureCropperProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoomPercent, setZoomPercent] = useState<number>(ZOOM.min)
  const [isLoaded, setLoaded] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const { widthPx, heightPx } = PICTURE_KINDS[kind]

  useEffect(() => {
    if (isLoaded) frame.current?.querySelector<HTMLElement>('[role=application]')?.focus()
  }, [isLoaded])

  return (
    <>
      <div
        ref={frame}
        className={`picture-frame relative overflow-hidden rounded-sheet border border-line-strong bg-shade ${kind === 'avatar' ? 'aspect-[4/3]' : 'aspect-[2/1]'}`}
      >
        <Cropper
          image={address}
          crop={position}
          zoom={zoomPercent / 100}
          minZoom={ZOOM.min / 100}
          maxZoom={ZOOM.max / 100}
          aspect={widthPx / heightPx}
          cropShape={kind === 'avatar' ? 'round' : 'rect'}
          objectFit="cover"
          showGrid={false}
          keyboardStep={KEYBOARD_STEP_PX}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'application', 'aria-label': texts.area }}
          mediaProps={{ onError: onUnreadable }}
          onMediaLoaded={() => setLoaded(true)}
          onCropChange={setPosition}
          onZoomChange={(zoom) => setZoomPercent(Math.round(zoom * 100))}
          onCropAreaChange={(_share, pixels) => onChange(pixels)}
        />
      </div>
      <p className="mt-3 mb-4 text-sm text-ink-soft">{texts.hint}</p>
      <RangeField
        label={texts.zoom}
        name="zoom"
        {...ZOOM}
        value={zoomPercent}
        lowLabel={texts.zoomOut}
        highLabel={texts.zoomIn}
        valueText={(percent) => texts.zoomValue({ percent })}
        onChange={setZoomPercent}
      />
    </>
  )
}
