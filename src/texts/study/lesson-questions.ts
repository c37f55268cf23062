/** Texts of the questions below a lesson, and of /painel/duvidas where the teacher answers them. */
import { QUESTION_LIMITS, type QuestionProblem } from '#domain/study/courses/lesson-question.ts'

const problems: Readonly<Record<QuestionProblem, string>> = {
  'too-short': `Conte um pouco mais: pelo menos ${QUESTION_LIMITS.min} letras.`,
  'too-long': 'Sua pergunta passou de 1.000 letras. Corte um pouco.',
}

const refusals: Readonly<Record<string, string>> = {
  too_many_waiting: 'Você já tem três perguntas deste curso sem resposta. Espere uma delas chegar.',
  refused_word: 'Há uma palavra que não aceitamos aqui. Mude e envie de novo.',
  personal_data: 'Tire telefone, e-mail, endereço e redes sociais: a resposta chega aqui e no seu e-mail.',
  rate_limited: 'Foram muitas perguntas hoje. Volte amanhã.',
  age_unknown:
    'Para deixar outras pessoas lerem, diga antes a sua idade no perfil. Ou desmarque a caixa: só a professora lê.',
  guardian_needed:
    'Para deixar outras pessoas lerem, falta a autorização do seu responsável. Desmarque a caixa: só a professora lê.',
}

export const lessonQuestionTexts = {
  heading: 'Dúvidas desta aula',
  lead: 'Pergunte à professora. Só ela lê, e a resposta chega aqui e no seu e-mail.',
  failed: 'Não deu para carregar as dúvidas desta aula.',
  loading: 'Carregando as dúvidas…',
  own: 'Suas perguntas',
  shown: 'Perguntas de outras pessoas',
  waiting: 'Esperando a resposta da professora',
  isShown: 'Quem estuda esta aula também lê, sem o seu nome',
  answerOf: 'Resposta da professora',
  label: 'Sua pergunta',
  hint: 'Uma pergunta de cada vez, sobre esta aula. Não escreva nomes nem contatos.',
  mayShow: 'Outras pessoas que estudam esta aula podem ler a pergunta e a resposta, sem o meu nome',
  submit: 'Enviar pergunta',
  submitting: 'Enviando…',
  sent: { title: 'Pergunta enviada', description: 'Avisamos por e-mail quando a resposta chegar.' },
  takeBack: 'Apagar',
  takeBackOf: ({ text }: { text: string }) => `Apagar a pergunta: ${text}`,
  takenBack: { title: 'Pergunta apagada', description: 'Ela saiu daqui, com a resposta.' },
  notTakenBack: {
    variant: 'destructive',
    title: 'A pergunta não foi apagada',
    description: 'Confira sua conexão e tente de novo.',
  },
  problems,
  refusals,
  notSent: {
    variant: 'destructive',
    title: 'A pergunta não foi enviada',
    description: 'Confira sua conexão e tente de novo. O texto continua aqui.',
  },
} as const

export const questionsAdminTexts = {
  title: 'Dúvidas das aulas',
  lead: 'O que os estudantes perguntam embaixo das aulas. Cada pergunta tem uma resposta, que chega também por e-mail.',
  waiting: 'Esperando a sua resposta, a mais antiga primeiro',
  answered: 'Respondidas, a mais nova primeiro',
  noneWaiting: 'Nenhuma pergunta esperando',
  noneWaitingLead: 'Elas aparecem aqui e no aviso do seu aparelho, se você o ligou.',
  noneAnswered: 'Nenhuma pergunta respondida ainda',
  by: ({ author, lesson, course }: { author: string; lesson: string; course: string }) =>
    `${author}, em “${lesson}” (${course})`,
  toLesson: 'Abrir a aula',
  answer: 'Sua resposta',
  answerHint: 'Sem telefone nem outro contato. Se a pergunta foge da aula, diga isso aqui.',
  answerMissing: 'Escreva a resposta.',
  contact: 'Tire telefone, e-mail, endereço e redes sociais: muitos estudantes são menores.',
  show: 'Mostrar a pergunta e a resposta a quem estuda a aula, sem o nome',
  notAgreed: 'Quem perguntou não deixou mostrar a outras pessoas.',
  send: 'Enviar resposta',
  mend: 'Mudar a resposta',
  save: 'Salvar resposta',
  saving: 'Enviando…',
  sent: { title: 'Resposta enviada', description: 'Quem perguntou recebe um e-mail.' },
  mended: { title: 'Resposta salva', description: 'Ela já aparece na aula.' },
  failed: {
    variant: 'destructive',
    title: 'Não deu certo',
    description: 'Abra a página de novo e confira: a pergunta pode ter sido apagada.',
  },
} as const
