/** How long an invitation to correct for the house counts, and how many may be open (product §10 Correctors). */

export const INVITATION_DAYS = 7
/** At once: a house that needs more has most of them unread. */
export const INVITATIONS_OPEN_MAX = 20
/** After its end an invitation that nobody accepted is forgotten. */
export const INVITATION_KEPT_DAYS = 30
