/** A correction as a student sends it. */
import type { DeliveryBody } from '#domain/writing/peer-review-wire.ts'

export const SENTENCES = [
  'Poucos desvios; confira as vírgulas.',
  'O tema está inteiro no texto.',
  'A tese pede um segundo argumento.',
  'Varie os conectivos dos períodos.',
  'Falta dizer como o Estado agiria.',
]

export function aDelivery(changes: Partial<DeliveryBody> = {}): DeliveryBody {
  return {
    levels: [120, 120, 120, 120, 160],
    sentences: SENTENCES,
    remarks: [{ start: 0, end: 8, category: 'thesis', effect: 'merit', note: 'Boa abertura.' }],
    ...changes,
  }
}
