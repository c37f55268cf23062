/** Texts of the marks that a student makes on another's essay. */
import type { RemarkEffect } from '#domain/writing/peer-remarks.ts'

export const peerMarkingTexts = {
  heading: 'A redação',
  label: 'Texto da redação: selecione um trecho para marcar',
  hint: 'Selecione um trecho (com o dedo, o mouse ou Shift e setas) para marcá-lo.',
  report: 'Denunciar este texto',
  remarks: 'Suas marcas',
  noRemarks: 'Nenhuma marca ainda.',
  selected: 'Trecho escolhido',
  category: 'Sobre o quê',
  effect: 'É',
  effects: { merit: 'um acerto', fault: 'algo a melhorar' } satisfies Record<RemarkEffect, string>,
  effectNames: { merit: 'acerto', fault: 'a melhorar' } satisfies Record<RemarkEffect, string>,
  note: 'Uma frase, se quiser',
  add: 'Marcar trecho',
  remove: ({ quote }: { quote: string }) => `Apagar a marca em “${quote}”`,
  full: ({ max }: { max: number }) => `Você chegou a ${max} marcas. Apague uma para fazer outra.`,
} as const
