/** Pages are built here, within the repository, and put in place when all is done (put-in-place.ts). */
export const PAGES_MADE_IN = 'build/made'
