/** Most of what a journey names stands between header and footer. */
export const MAIN = { role: 'main' } as const
