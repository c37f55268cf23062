/**
 * The oldest browsers in which reading, buying, writing and correcting work, plainer where they must (decision 0150):
 * phones that schools' students still carry. The build writes script and styles for them.
 */
const BROWSER_FLOOR = { chrome: '100', edge: '100', firefox: '104', safari: '15.4' } as const

/** As the build takes them: `chrome100`. */
export const BUILD_TARGETS: string[] = Object.entries({ ...BROWSER_FLOOR, ios: BROWSER_FLOOR.safari }).map(
  ([browser, version]) => `${browser}${version}`,
)
