/** What a study schedule says below its week (product §2 Study schedule, §9). */
import type { CourseArea } from '#domain/study/course-areas.ts'

type AreaFacts = { course: string; area: string; heavier: string; lighter: string }

export const planNotesTexts = {
  mockExam: {
    coming: ({ day, time }: { day: string; time: string }) =>
      `Reserve um dia para o simulado do mês: ele abre em ${day}, às ${time}.`,
    open: ({ day, time }: { day: string; time: string }) =>
      `O simulado do mês está aberto: dá para começar até ${day}, às ${time}.`,
    action: 'Ver o simulado',
  },
  areas: {
    exatas: 'Exatas',
    humanas: 'Humanas',
    biologicas: 'Biológicas',
  } satisfies Record<CourseArea, string>,
  why: {
    // Product §2 Study schedule
    heading: 'Por que essa divisão?',
    total: (facts: { week: string; day: string }) =>
      `São ${facts.week} por semana, em média ${facts.day} por dia, de segunda a sexta.`,
    rule: 'Cada matéria vale peso × dificuldade, e a dificuldade é 11 menos a sua nota. O tempo segue a proporção desses pontos, em blocos de 25 minutos a 1h 30min, a começar pela matéria com mais tempo. Cada dia tem exatamente as horas que você prometeu.',
    area: ({ course, area, heavier, lighter }: AreaFacts) =>
      `${course} é da área de ${area}: ${heavier} ${heavier.includes(' e ') ? 'pesam' : 'pesa'} mais e ${lighter} pesa menos.`,
    unknownCourse: (facts: { course: string }) =>
      `“${facts.course}” não está na nossa lista de cursos, então nenhuma área ganhou peso extra.`,
    noCourse: 'Sem um curso escolhido, nenhuma área ganhou peso extra.',
    and: ' e ',
    subject: 'Matéria',
    points: 'Peso × dificuldade',
    share: 'Parte',
    time: 'Na semana',
  },
  priorities: {
    heading: 'Suas prioridades',
    lead: 'As duas matérias com mais pontos. Comece por elas quando o dia apertar.',
    time: (facts: { time: string; share: string }) => `${facts.time} por semana, ${facts.share} do tempo`,
    area: 'Área do curso',
    noArea: 'Sem peso de área',
  },
} as const
