/**
 * The two feedbacks that a new wall begins with (product §3 Feedback). They are ours, and
 * the wall marks them so: nobody's opinion is invented (CDC art. 37). No praise of results, no promise of a grade.
 */
export const FEEDBACK_SAMPLES = [
  {
    id: '5b8f0a52-3f0e-4d6e-9a53-0d7d2b1f6a01',
    authorKey: 'exemplo-mariana',
    author: 'Mariana',
    rating: 5,
    comment:
      'O minicurso me fez entender o que vai em cada parágrafo. Refiz uma redação antiga com o roteiro e percebi onde faltava a tese.',
    createdAt: '2025-08-02T12:00:00.000Z',
  },
  {
    id: '5b8f0a52-3f0e-4d6e-9a53-0d7d2b1f6a02',
    authorKey: 'exemplo-joao-pedro',
    author: 'João Pedro',
    rating: 4,
    comment:
      'Uso o banco de repertórios toda semana. Senti falta de mais exemplos de como encaixar cada um no argumento.',
    createdAt: '2025-08-01T12:00:00.000Z',
  },
] as const
