/** Cuts a part out of a picture that this browser can show (upright, as its EXIF says), ready to be sent. */

export type CropArea = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const QUALITY = 0.92

/**
 * @param address of the picture, e.g. that of a Blob
 * @param area in pixels of the picture
 * @param size of the result, in pixels; a smaller area is not blown up
 * @param name kept for the notices; the ending is that of the result
 * @throws where the picture cannot be read
 */
export async function cropPicture(
  address: string,
  area: CropArea,
  size: { widthPx: number; heightPx: number },
  name: string,
): Promise<File> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const shrink = Math.min(1, size.widthPx / area.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * shrink))
  canvas.height = Math.max(1, Math.round(canvas.width * (size.heightPx / size.widthPx)))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser gives no canvas')
  pen.imageSmoothingQuality = 'high'
  const { x, y, width, height } = area
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const webp = await blobOf(canvas, 'image/webp')
  if (webp.type === 'image/webp') return new File([webp], name, { type: webp.type })
  // A browser that writes no WebP gives PNG instead, which is large; JPEG knows no transparency.
  pen.globalCompositeOperation = 'destination-over'
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const jpeg = await blobOf(canvas, 'image/jpeg')
  return new File([jpeg], name, { type: jpeg.type })
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the canvas gives no file')))
    canvas.toBlob(take, type, QUALITY)
  })
}
