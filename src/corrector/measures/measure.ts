/**
 * The numbers that the grade is computed from. Each belongs to what it can be shown on: kinds of marks, or an aspect of
 * the whole text; and most may move a grade one way only, so that no explanation can be absurd.
 */
import type { Analysis } from '../analysis.ts'
import { measureCohesion } from './cohesion.ts'
import { measureContent } from './content.ts'
import { measureFaults } from './faults.ts'
import type { Measures } from './measured.ts'
import { measureProposal } from './proposal.ts'
import { measureShape } from './shape.ts'

export function measure(analysis: Analysis): Measures {
  return {
    ...measureShape(analysis),
    ...measureFaults(analysis),
    ...measureCohesion(analysis),
    ...measureContent(analysis),
    ...measureProposal(analysis),
  }
}
