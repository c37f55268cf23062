/** Which files are made again when they are missing, and so are neither moved nor backed up. */

/** All keys of stamped copies begin so (src/server/shop/materials/stamped-copy.ts). */
export const STAMPED_PREFIX = 'stamped/'
