/** What the owner can be written to about (product §10 The owner's console, decision 0162). */
export const OWNER_NEWS = ['sales', 'disputes', 'reports', 'messages', 'corrections'] as const
export type OwnerNews = (typeof OWNER_NEWS)[number]
