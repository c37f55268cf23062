/**
 * The two numbers that the landing page claims (product §1). They are the owner's to prove: `evidence` says where the
 * proof is kept, and stays null until somebody has seen it.
 */

import type { LandingClaim } from '#domain/site/site-contents.ts'

export const LANDING_CLAIMS: readonly LandingClaim[] = [
  { id: 'average-score', value: 920, text: 'média de 920 pontos na redação', evidence: null },
  {
    id: 'students-helped',
    value: 300,
    text: 'mais de 300 jovens a caminho do ensino superior',
    evidence: null,
  },
]
