/** Texts of a course's certificate: its page, its PDF, and where it is asked for (product §10 Courses). */
import { formatDay } from '#domain/shared/calendar-text.ts'
import { commonTexts } from '#texts/shared/common.ts'
import { studyTime } from '#texts/study/courses.ts'

type Facts = {
  readonly courseTitle: string
  readonly studentName: string
  readonly lessons: number
  readonly minutes: number
  readonly issuedAt: string
}

export const certificateTexts = {
  pageTitle: 'Certificado de conclusão de curso',
  description:
    'Página que comprova um certificado de conclusão de curso da Domine a Redação: quem concluiu, qual curso e em que dia.',
  site: commonTexts.siteName,
  heading: 'Certificado de conclusão',
  done: 'concluiu todas as aulas do curso',
  extent: ({ lessons, minutes }: Pick<Facts, 'lessons' | 'minutes'>) =>
    `${lessons === 1 ? '1 aula' : `${lessons} aulas`} · cerca de ${studyTime(minutes)} de estudo`,
  issuedOn: ({ issuedAt }: Pick<Facts, 'issuedAt'>) => `Emitido em ${formatDay(issuedAt)}`,
  kind: 'Curso livre, a distância. Não substitui curso técnico nem superior.',
  proof: ({ code }: { code: string }) => `Código ${code}`,
  fileTitle: ({ courseTitle, studentName }: Pick<Facts, 'courseTitle' | 'studentName'>) =>
    `Certificado: ${courseTitle}, ${studentName}`,
  page: {
    valid: 'Este certificado é verdadeiro',
    validText: 'Ele foi emitido por este site para a pessoa abaixo.',
    code: 'Código',
    pdf: 'Baixar o certificado (PDF)',
    toCourses: 'Ver os cursos',
  },
  notFound: {
    heading: 'Nenhum certificado com este código',
    lead: 'Confira o código letra por letra. Se ele estiver certo, quem recebeu o certificado o apagou.',
  },
  own: {
    title: 'Seu certificado',
    lead: 'Você fez todas as aulas. O certificado sai com o nome do seu perfil, e quem tiver o código dele vê esse nome, o curso e o dia.',
    issue: 'Emitir o certificado',
    issuing: 'Emitindo…',
    see: 'Ver o certificado',
    delete: 'Apagar o certificado',
    deleteTitle: 'Apagar este certificado?',
    deleteText: 'O código dele para de funcionar. Você pode emitir outro depois, com outro código.',
    keep: 'Voltar',
    nameMissing: 'Falta o seu nome no perfil. Preencha e volte aqui.',
    lessonsLeft: 'O curso ganhou aulas novas. Faça as que faltam e volte aqui.',
    failed: 'Não foi possível agora. Tente de novo daqui a pouco.',
  },
} as const
