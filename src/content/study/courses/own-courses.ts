/** The courses that ship with the product, in the order of /cursos (product §10 Courses). */
import type { Course } from '#domain/study/courses/course.ts'
import { ESSAY_MODULE } from './do-paragrafo-a-redacao/essay.ts'
import { PARAGRAPH_MODULE } from './do-paragrafo-a-redacao/paragraph.ts'
import { PLAN_MODULE } from './do-paragrafo-a-redacao/plan.ts'

export const OWN_COURSES: readonly Course[] = [
  {
    slug: 'do-paragrafo-a-redacao',
    title: 'Do parágrafo à redação',
    summary:
      'Doze aulas gratuitas, uma ideia em cada uma: do primeiro tópico frasal à redação inteira, com exercícios que o nosso corretor confere na hora.',
    goals: [
      'Escrever um parágrafo com tópico frasal, explicação, prova e fechamento.',
      'Ler o tema até o fim e responder a ele com uma tese.',
      'Planejar o texto em quatro linhas, antes de gastar a folha.',
      'Montar a redação inteira, com uma proposta de cinco peças.',
    ],
    access: 'free',
    release: 'open',
    modules: [PARAGRAPH_MODULE, PLAN_MODULE, ESSAY_MODULE],
  },
]
