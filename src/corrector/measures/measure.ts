/** All the numbers that the grade is computed from. */
import type { Analysis } from '../analysis.ts'
import { measureCohesion } from './cohesion.ts'
import { measureContent } from './content.ts'
import { measureFaults } from './faults.ts'
import { measureProposal } from './proposal.ts'
import { measureShape } from './shape.ts'
import type { Measures } from './value.ts'

export function measure(analysis: Analysis): Measures {
  return {
    ...measureShape(analysis),
    ...measureFaults(analysis),
    ...measureCohesion(analysis),
    ...measureContent(analysis),
    ...measureProposal(analysis),
  }
}
