import { type RefObject, useEffect } from 'react'

/** Less is no keyboard: the bars of a browser that come and go. */
const LEAST_KEYBOARD_PX = 100

/**
 * Lifts a bar that sticks to the window's lower edge above the keyboard, while somebody writes in the field. A keyboard
 * covers the page without making it smaller: only the visual viewport tells of it. Where the bar would stand is measured
 * on the bar itself, since what `innerHeight` means under a keyboard differs from one iOS to the next.
 */
export function useAboveKeyboard(
  barRef: RefObject<HTMLElement | null>,
  fieldRef: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    let frame = 0
    let lifted = 0
    const lift = () => {
      const bar = barRef.current
      if (!bar) return
      const isWriting = document.activeElement === fieldRef.current || bar.contains(document.activeElement)
      const rests = bar.getBoundingClientRect().bottom + lifted
      const covered = rests - (seen.offsetTop + seen.height)
      // Who enlarges the page with two fingers sees a part of it, and no keyboard.
      const isKeyboard = isWriting && seen.scale < 1.05 && covered >= LEAST_KEYBOARD_PX
      lifted = isKeyboard ? Math.round(covered) : 0
      bar.style.transform = lifted > 0 ? `translateY(-${lifted}px)` : ''
      bar.toggleAttribute('data-lifted', lifted > 0)
    }
    // iOS tells of the keyboard before it has laid out the page: the next frame knows.
    const handleChange = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(lift)
    }
    seen.addEventListener('resize', handleChange)
    seen.addEventListener('scroll', handleChange)
    addEventListener('scroll', handleChange, { passive: true })
    addEventListener('focusin', handleChange)
    addEventListener('focusout', handleChange)
    return () => {
      cancelAnimationFrame(frame)
      seen.removeEventListener('resize', handleChange)
      seen.removeEventListener('scroll', handleChange)
      removeEventListener('scroll', handleChange)
      removeEventListener('focusin', handleChange)
      removeEventListener('focusout', handleChange)
    }
  }, [barRef, fieldRef])
}
