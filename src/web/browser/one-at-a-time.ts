/**
 * While one task is under way, others are not begun: two presses may come before a page is drawn again.
 * @param tell whether one is under way, each time that this changes
 */
export function oneAtATime(
  tell: (isUnderWay: boolean) => void,
): (task: () => void | Promise<void>) => Promise<void> {
  let isUnderWay = false
  return async (task) => {
    if (isUnderWay) return
    isUnderWay = true
    tell(true)
    try {
      await task()
    } finally {
      isUnderWay = false
      tell(false)
    }
  }
}
