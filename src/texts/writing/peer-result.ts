/** Texts of what came back from a peer: the grades side by side, sentences and marks. */
import type { Grader } from '#domain/writing/peer-review.ts'

export const peerResultTexts = {
  note: 'Match da Redação',
  missing: 'Este resultado não está aberto',
  missingLead: 'Ele abre quando você entregar a sua correção.',
  final: 'Nota final',
  graders: {
    machine: 'Corretor',
    first: 'Seu par',
    third: 'Terceira leitura',
  } satisfies Record<Grader, string>,
  meanOf: ({ names }: { names: readonly string[] }) => `Média de: ${names.join(' e ')}.`,
  competence: 'Competência',
  table: 'Notas lado a lado',
  farApart:
    'Seu par e o corretor ficaram longe: mais de 100 pontos no total ou mais de 80 em uma competência. Como no ENEM, uma terceira pessoa lê.',
  readFirst: 'Uma correção chega depois de uma leitura da equipe.',
  asked: 'A terceira leitura foi pedida. A nota pode mudar quando ela chegar.',
  thirdDone: 'A terceira leitura chegou: vale a média das duas notas mais próximas.',
  doubtful: 'As notas continuam distantes entre si. Leia os motivos de cada uma antes de confiar no número.',
  sentencesOf: ({ name }: { name: string }) => `${name}: frase por competência`,
  report: 'Denunciar esta correção',
  reported: 'Uma correção está oculta por decisão da moderação, ou até ela decidir.',
  machineLink: 'Ver a correção completa do corretor',
  estimate: 'São leituras de estudantes e do nosso corretor, não notas do Inep.',
  remarks: 'Marcas no texto',
} as const
