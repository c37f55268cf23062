import { type RefObject, useEffect, useRef, useState } from 'react'

/** small: what it shows is too little to read handwriting from. */
export type CameraState = 'opening' | 'open' | 'small' | 'not-allowed' | 'missing'

/** Of the longer side. A page then has some four pixels to the millimetre. */
const LEAST_PX = 1200
/** As fine as it has: browsers take what is nearest. */
const WANTED: MediaTrackConstraints = {
  facingMode: 'environment',
  width: { ideal: 3840 },
  height: { ideal: 2160 },
}
const JPEG_QUALITY = 0.95

export type CameraAtHand = {
  readonly state: CameraState
  readonly videoRef: RefObject<HTMLVideoElement | null>
  /** What it shows now; null where the browser could not make a picture of it. */
  readonly take: () => Promise<Blob | null>
}

/**
 * A telephone opens its own camera from a field for files, which focuses and has all its pixels; computers have no such
 * thing, and would ask for a file.
 */
export function opensOwnCamera(): boolean {
  return 'capture' in document.createElement('input') || !navigator.mediaDevices
}

/** The camera of this device, open for as long as the screen that asks for it. */
export function useCamera(): CameraAtHand {
  const [state, setState] = useState<CameraState>('opening')
  const videoRef = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    let stream: MediaStream | null = null
    let isGone = false
    const close = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    navigator.mediaDevices.getUserMedia({ video: WANTED }).then(
      async (opened) => {
        stream = opened
        const video = videoRef.current
        if (isGone || !video) return close()
        video.srcObject = opened
        await video.play().catch(() => undefined)
        if (!isGone) setState(Math.max(video.videoWidth, video.videoHeight) < LEAST_PX ? 'small' : 'open')
      },
      (error: unknown) => {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isGone) setState(isRefused ? 'not-allowed' : 'missing')
      },
    )
    return () => {
      isGone = true
      close()
    }
  }, [])

  async function take(): Promise<Blob | null> {
    const video = videoRef.current
    if (!video || video.videoWidth === 0) return null
    const canvas = document.createElement('canvas')
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    const pen = canvas.getContext('2d')
    if (!pen) return null
    pen.drawImage(video, 0, 0)
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
  }

  return { state, videoRef, take }
}
