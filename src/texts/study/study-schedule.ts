/** Texts of the study schedule (product §2 Study schedule, §4, §9). */
import type { Subject } from '#domain/study/study-schedule.ts'

export const scheduleTexts = {
  pageTitle: 'Cronograma de Estudos',
  description:
    'Monte um cronograma semanal para o ENEM em um minuto: tempo por matéria, prioridades, assuntos que mais caíram e folha para imprimir.',
  heading: 'Cronograma de Estudos',
  lead: 'Diga quanto tempo você tem e em que matérias precisa de mais força. A semana sai pronta, com o cálculo à vista.',
  noScript: 'Para montar o cronograma, ative o JavaScript neste navegador.',
  // Product §2 Study schedule
  subjects: {
    linguagens: 'Linguagens',
    humanas: 'Ciências Humanas',
    natureza: 'Ciências da Natureza',
    matematica: 'Matemática',
    redacao: 'Redação',
  } satisfies Record<Subject, string>,
  weekdays: ['Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta'],
  form: {
    timeHeading: 'Seu tempo e seu alvo',
    hours: 'Horas de estudo por dia',
    hoursHint: 'De segunda a sexta, de 1 a 12.',
    days: 'Dias até a prova',
    daysHint: 'Pelo menos 30. Se não souber ao certo, aproxime.',
    examOffer: (facts: { name: string; days: number }) => `Usar o ${facts.name}: ${facts.days} dias`,
    course: 'Curso desejado',
    courseHint: 'Escolha um da lista para dar mais peso às matérias da área.',
    coursePlaceholder: 'Medicina',
    university: 'Universidade',
    universityPlaceholder: 'UFPE',
    ratingsHeading: 'Como você está em cada matéria?',
    ratingsLead: 'De 0 a 10. Quanto menor a nota, mais tempo a matéria ganha.',
    low: 'difícil para mim',
    high: 'vou bem',
    rating: (facts: { value: number }) => `${facts.value} de 10`,
    submit: 'Montar meu cronograma',
    problems: {
      hours: 'Escreva de 1 a 12 horas por dia.',
      days: 'Escreva um número inteiro de dias, pelo menos 30.',
    },
  },
  aside: {
    note: 'um plano que cabe na sua semana!',
    heading: 'O que você recebe',
    items: [
      'A semana de segunda a sexta, em blocos de até 1h 30min.',
      'O cálculo que explica cada minuto.',
      'Os assuntos que mais caíram, com as fontes.',
      'Uma folha A4 para a parede e um arquivo para a agenda.',
    ],
    privacy: 'O cronograma fica neste navegador. Só vai para o seu perfil se você salvar.',
    savedHeading: 'Há um cronograma no seu perfil',
    savedLead: (facts: { day: string }) => `Feito em ${facts.day}.`,
    openSaved: 'Abrir',
  },
  result: {
    heading: 'Seu cronograma',
    goal: (facts: { course: string; university: string }) =>
      [facts.course, facts.university].filter(Boolean).join(', '),
    hours: (facts: { time: string }) => `Em média ${facts.time} por dia`,
    daysLeft: (facts: { days: number }) =>
      facts.days === 1 ? 'Falta 1 dia para a prova' : `Faltam ${facts.days} dias para a prova`,
    examToday: 'A prova é hoje. Boa prova!',
    examPast: 'A data da sua prova já passou',
    examDay: (facts: { day: string }) => `dia ${facts.day}, pela sua conta`,
    studyDays: (facts: { days: number; time: string }) =>
      facts.days === 1
        ? `1 dia de estudo, cerca de ${facts.time}`
        : `${facts.days} dias de estudo, cerca de ${facts.time}`,
    print: 'Imprimir',
    calendar: 'Levar para a agenda',
    // Product §4 Schedule
    reset: 'Recomeçar',
    week: 'Sua semana',
    // Product §2 Study schedule
    freeDay: 'Dia livre!',
    priority: 'prioridade',
  },
  topics: {
    heading: 'O que mais caiu no ENEM',
    leadOfPlan: 'Suas prioridades vêm primeiro.',
    countedBy: (facts: { who: string | null; exams: string; count: number | null }) =>
      [
        facts.who === null ? 'Sem autor informado' : facts.who,
        facts.exams,
        facts.count === null ? null : `${facts.count} questões`,
      ]
        .filter(Boolean)
        .join(', '),
    approximate: (facts: { share: string }) => `quase ${facts.share}`,
    unnumbered: (facts: { topics: string }) => `Em seguida, sem número: ${facts.topics}.`,
    source: 'Fonte',
  },
  motivation: {
    note: 'agora é com você!',
    far: (facts: { weeks: number }) =>
      `São ${facts.weeks} semanas pela frente. Ninguém precisa acertar todas: basta começar a próxima. Constância vale mais que maratona.`,
    near: (facts: { weeks: number }) =>
      `Faltam ${facts.weeks} semanas: tempo de sobra para transformar o difícil em conhecido. Um bloco por vez.`,
    close:
      'A prova está perto. Revise o que já sabe, treine a redação e durma bem: o que você estudou vai com você.',
  },
  profile: {
    save: 'Salvar no perfil',
    saving: 'Salvando...',
    saved: 'Salvo no perfil',
    remove: 'Tirar do perfil',
    guestLead: 'O cronograma está salvo neste navegador.',
    guest: 'Crie uma conta gratuita',
    guestEnd: 'para salvá-lo também no perfil.',
    done: { title: 'Sucesso!', description: 'Seu cronograma foi salvo no perfil.' },
    removed: { title: 'Pronto', description: 'O cronograma saiu do perfil e continua neste navegador.' },
    failed: {
      variant: 'destructive',
      title: 'Não foi possível salvar',
      description: 'Confira sua conexão e tente de novo.',
    },
  },
  printFooter: (facts: { site: string; day: string }) =>
    `${facts.site}, feito em ${facts.day}. As fontes dos números estão em /cronograma-de-estudos.`,
} as const
