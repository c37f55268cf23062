/** Does the long part of a press after the screen has shown that it was heard: a frame's timers come once it is drawn. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action))
}
