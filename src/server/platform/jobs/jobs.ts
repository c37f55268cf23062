/** The jobs that there are, and how a part of the product wakes one. What each does is listed above (job-list.ts). */

export const JOB_NAMES = [
  'expire-orders',
  'remind-of-payments',
  'answer-link-requests',
  'deliver-mail',
  'deliver-list-mail',
  'deliver-pushes',
  'remind-of-practice',
  'pay-back',
  'tend-subscriptions',
  'reconcile-payments',
  'compare-payments',
  'keep-chat-seven-days',
  'forget-old-moderation',
  'forget-abandoned-logins',
  'close-challenge-months',
  'settle-peer-reviews',
  'settle-teacher-corrections',
  'settle-mock-exams',
  'expire-credits',
  'tell-licence-ends',
  'prune-accounts',
  'tend-signing-keys',
  'deliver-sandbox-events',
  'forget-stamped-copies',
  'draw-material-pages',
  'discard-files',
  'forget-unused-pictures',
  'forget-unused-study-pictures',
  'forget-kept-backup',
  'tell-interested',
  'send-cart-reminders',
  'tell-owner',
  'purge-shared-cache',
  'retain',
] as const
export type JobName = (typeof JOB_NAMES)[number]

export type Jobs = {
  /** Runs the job soon. Call it after the commit; never fails and never waits. */
  readonly wake: (name: JobName) => void
}

/** Wakes nothing: for tests and scripts, which call the jobs themselves. */
export const NO_JOBS: Jobs = { wake: () => {} }
