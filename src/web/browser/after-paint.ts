/** Does the long part of a press after the screen has shown that it was heard: a frame's timers come once it is drawn. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}

/** In a tab that nobody sees no frame is drawn, and nothing waits for one. */
const UNSEEN_MS = 300

/** The same for what goes on by itself. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    afterPaint(resolve)
    setTimeout(resolve, UNSEEN_MS)
  })
}
