/** What pages are pressed on: of the size of a usual telephone, touched by a finger. */
export const TELEPHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const
