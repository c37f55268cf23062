/** Texts of the classes: what all of their pages say, and the teacher's list (product §10 Classes). */
import { CLASSES_MAX } from '#domain/study/class-rules.ts'
import { reasonOf } from '../shared/asked.ts'

export const classesTexts = {
  cancel: 'Cancelar',
  close: 'Fechar',
  saving: 'Salvando...',
  year: ({ year }: { year: number }) => `Ano letivo de ${year}`,
  toProfile: 'Abrir o perfil',
  profile: {
    heading: 'Turmas',
    teach: 'Minhas turmas',
    attend: 'Entrar em uma turma',
    joined: ({ count }: { count: number }) => (count === 1 ? 'A minha turma' : `As minhas ${count} turmas`),
  },
  secondFactor: {
    title: 'Falta a verificação em duas etapas',
    lead: 'As turmas têm dados de outras pessoas, e por isso pedem um segundo passo para entrar. Ative em Configurações, no perfil, e volte aqui.',
  },
  failures: {
    not_a_teacher: 'Esta conta não tem mais turmas.',
    class_not_found: 'Esta turma não existe mais.',
    too_many_classes: `São no máximo ${CLASSES_MAX} turmas. Exclua uma que não usa mais.`,
  } as Readonly<Record<string, string>>,
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: classesTexts.failures[code] ?? reasonOf(code),
  }),
  teacher: {
    pageTitle: 'Minhas turmas',
    description: 'As suas turmas na Domine a Redação: o código para os estudantes entrarem e quem já entrou.',
    lead: 'Crie uma turma e dê o código aos estudantes. Você vê o nome de quem entrou, o dia e as redações que cada um entregar nas tarefas, e mais nada: nem as outras redações, nem dias de estudo, nem e-mails.',
    guest: { heading: 'Entre para ver as suas turmas', lead: 'As turmas ficam na conta de quem dá aula.' },
    noScript: 'Para ver as suas turmas, ative o JavaScript neste navegador.',
    loading: 'Abrindo as suas turmas…',
    failed: 'Não conseguimos abrir as suas turmas.',
    notTeacher: 'Esta conta não cria turmas',
    notTeacherLead:
      'Quem libera as turmas é a direção da plataforma; uma licença da escola também abre. Se você dá aulas, escreva pelo Contato. Se você estuda e tem um código, entre na turma dele.',
    toContact: 'Escrever pelo Contato',
    licence: 'Licença da escola',
    toAttend: 'Tenho um código',
    list: 'Turmas',
    empty: 'Nenhuma turma ainda. A primeira você cria aqui embaixo.',
    students: ({ count }: { count: number }) =>
      count === 0 ? 'Ninguém entrou ainda' : count === 1 ? '1 estudante' : `${count} estudantes`,
    make: {
      heading: 'Nova turma',
      name: 'Nome da turma',
      nameHint: 'Os estudantes veem este nome. Por exemplo: 3º ano B.',
      nameMissing: 'Dê um nome à turma.',
      year: 'Ano letivo',
      submit: 'Criar a turma',
      done: { title: 'Turma criada.', description: 'O código já vale.' },
    },
  },
}
