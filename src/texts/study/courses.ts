/** Texts of the courses: list, course, lesson (product §10 Courses). */
import type { CourseAccess } from '#domain/study/courses/course.ts'
import { institutionalTexts } from '#texts/site/institutional.ts'

const access: Readonly<Record<CourseAccess, string>> = {
  free: 'Grátis',
  premium: 'No premium',
  sold: 'À venda',
}

export function studyTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

function length({ lessons, minutes }: { lessons: number; minutes: number }): string {
  return `${lessons === 1 ? '1 aula' : `${lessons} aulas`} · cerca de ${studyTime(minutes)}`
}

export const courseTexts = {
  pageTitle: 'Cursos',
  description:
    'Cursos de redação em aulas curtas e em sequência, com exercícios que o nosso corretor confere na hora. Comece pelo curso gratuito.',
  lead: 'Aulas curtas, uma depois da outra, com exercícios conferidos na hora. Você para quando quiser e continua de onde parou.',
  note: 'no seu ritmo',
  access,
  length,
  open: 'Ver o curso',
  coming: institutionalTexts.courses.heading,
  coursePage: {
    eyebrow: 'Curso',
    back: 'Todos os cursos',
    goals: 'Ao final, você vai saber',
    outline: 'As aulas',
    lesson: ({ number }: { number: number }) => `Aula ${number}`,
    line: ({ minutes, exercises }: { minutes: number; exercises: number }) =>
      exercises === 0
        ? `${minutes} min`
        : `${minutes} min · ${exercises === 1 ? '1 exercício' : `${exercises} exercícios`}`,
    start: 'Começar o curso',
    goOn: ({ title }: { title: string }) => `Continuar: ${title}`,
    again: 'Rever as aulas',
    done: 'Feita',
    locked: 'Ainda fechada',
    opensOn: ({ day }: { day: string }) => `Abre em ${day}`,
    progress: 'Aulas feitas',
    count: ({ done, of }: { done: number; of: number }) => `${done} de ${of} aulas feitas`,
    finished: 'Curso concluído!',
    release: {
      open: null,
      progress: 'Cada aula abre quando você conclui a anterior.',
      days: 'As aulas abrem aos poucos, contadas do dia em que você começa.',
    },
    failed: 'Não deu para ver até onde você foi.',
    guest: 'Entre na sua conta para guardar o seu progresso e continuar de onde parou em qualquer aparelho.',
    guestClosed: 'Entre na sua conta para abrir as aulas.',
    login: 'Entrar',
    signUp: 'Criar conta grátis',
  },
  closed: {
    premium: {
      title: 'Este curso faz parte do premium',
      text: 'Com o premium, você pode fazer este curso.',
      action: 'Conhecer o premium',
      none: 'O premium não está à venda no momento.',
    },
    buy: {
      title: 'Este curso é vendido à parte',
      text: 'Depois do pagamento, as aulas abrem na conta que fez a compra.',
      action: 'Ver na loja',
      none: 'O curso não está à venda no momento.',
    },
    locked: {
      title: 'Esta aula ainda não abriu',
      text: 'Volte à página do curso para ver qual é a sua próxima aula.',
      action: 'Ver o curso',
    },
    missing: {
      title: 'Esta aula não existe mais',
      text: 'O curso mudou. Volte à página dele para ver as aulas de agora.',
    },
  },
  lessonPage: {
    title: ({ lesson, course }: { lesson: string; course: string }) => `${lesson} · ${course}`,
    description: ({ lesson, course }: { lesson: string; course: string }) =>
      `Aula “${lesson}” do curso “${course}”: texto curto, exemplos e exercícios conferidos na hora pelo nosso corretor.`,
    eyebrow: ({ number, of, minutes }: { number: number; of: number; minutes: number }) =>
      `Aula ${number} de ${of} · ${minutes} min`,
    loading: 'Abrindo a aula…',
    failed: 'Não deu para abrir a aula.',
    video: {
      section: 'Vídeo da aula',
      play: 'Ver o vídeo',
      note: ({ host }: { host: string }) =>
        `O vídeo fica no ${host} e gasta dados. Ele só carrega se você apertar; a partir daí, valem também as regras de privacidade do ${host}.`,
      player: ({ title }: { title: string }) => `Vídeo: ${title}`,
      elsewhere: ({ host }: { host: string }) => `Ver o vídeo no ${host}`,
      own: ({ size }: { size: string }) => `Vídeo de ${size}. Ele só gasta dados depois que começa a tocar.`,
      captions: 'Português',
      transcript: 'Ler a transcrição',
    },
    files: {
      title: 'Arquivos da aula',
      download: ({ title, size }: { title: string; size: string }) => `Baixar “${title}” (PDF, ${size})`,
    },
    exercises: 'Exercícios',
    exercise: ({ number }: { number: number }) => `Exercício ${number}`,
    answer: 'Sua resposta',
    check: 'Conferir',
    right: 'Isso mesmo!',
    wrong: 'Ainda não',
    solved: 'Resolvido',
    model: 'Um jeito de escrever:',
    found: ({ names }: { names: string }) => `O corretor viu na sua resposta: ${names}.`,
    checkFailed: 'Não foi possível conferir agora. A sua resposta continua aqui.',
    noScript: 'O texto da aula está inteiro nesta página. Para conferir os exercícios, ative o JavaScript.',
    nav: 'Aulas vizinhas',
    before: 'Aula anterior',
    next: 'Próxima aula',
    finish: 'Concluir a aula',
    finishing: 'Concluindo…',
    finishedTitle: 'Aula concluída!',
    finishedText: 'Seu progresso está guardado.',
    courseDone:
      'Você concluiu o curso inteiro. Parabéns pelo caminho! O seu certificado está na página do curso.',
    toCourse: 'Voltar ao curso',
    left: 'Tente cada exercício pelo menos uma vez e conclua a aula. Não precisa acertar de primeira.',
    finishFailed: 'Não foi possível guardar agora. Tente de novo daqui a pouco.',
    guest: {
      title: 'Você está estudando sem conta',
      text: 'Pode ler e resolver tudo. Com uma conta grátis, o que você fizer fica guardado.',
    },
  },
} as const
