/**
 * Which of the features that product §2 shows as still to come are real here (decision 0083). One closed
 * list: a feature that is off shows the specified notice, one that is on shows the real thing.
 */

export const FEATURE_IDS = [
  /** `Praticar este tema` opens the writing room with the theme (product §2 Theme bank). */
  'writingRoom',
  /** `Me avise!` keeps the request of anyone who presses it (product §2 Placeholders). */
  'productInterest',
  /** `Esqueceu a senha?` sends a link that sets a new password (product §2 Login). */
  'passwordRecovery',
  /** Fifty chat messages earn the badge Socializador (product §9). */
  'chatBadge',
  /** Answers to a feedback on the wall (product §2 Feedback). */
  'feedbackComments',
  /** `Ler mais` opens the whole essay of the challenge (product §2 Monthly challenge). */
  'challengeReading',
  /** `Continuar e Pagar` buys an extra generation (product §2 Essay generator, §9). */
  'extraGenerations',
  /** `Buscar um Match Agora` exchanges essays between two students (product §2 Profile, Match tab). */
  'peerReview',
] as const
export type FeatureId = (typeof FEATURE_IDS)[number]

/** Every feature of the list, on or off. */
export type Features = Readonly<Record<FeatureId, boolean>>

/** How a new installation begins: what is built is open, and nothing that is not built yet is promised. */
export const DEFAULT_FEATURES: Features = {
  writingRoom: true,
  productInterest: true,
  passwordRecovery: true,
  chatBadge: true,
  feedbackComments: true,
  challengeReading: true,
  extraGenerations: true,
  peerReview: true,
}

/** The same list with some of it turned off. */
export function withoutFeatures<List extends Partial<Features>>(
  features: List,
  off: readonly FeatureId[],
): List & Partial<Features> {
  return { ...features, ...Object.fromEntries(off.map((id) => [id, false])) }
}
