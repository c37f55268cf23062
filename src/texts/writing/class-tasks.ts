/** Texts of the tasks of a class: what all of their pages say, what the teacher sets and sees (product §10 Classes). */
import {
  CLASS_TASKS_MAX,
  ERRORS_SHOWN_FROM,
  TASK_TITLE,
} from '#domain/writing/class-tasks/class-task-rules.ts'
import { reasonOf } from '../shared/asked.ts'

type Title = { title: string }
type Day = { day: string }

const handedOf = ({ handed, students }: { handed: number; students: number }) =>
  `${handed} de ${students} ${students === 1 ? 'entregou' : 'entregaram'}`

export const classTasksTexts = {
  failures: {
    not_a_teacher: 'Esta conta não tem mais turmas.',
    class_not_found: 'Esta turma não existe mais.',
    task_not_found: 'Esta tarefa não existe mais.',
    essay_not_found: 'Esta redação não está mais na sua conta. Escolha outra.',
    too_many_tasks: `São no máximo ${CLASS_TASKS_MAX} tarefas por turma. Exclua uma que não usa mais.`,
    theme_unknown: 'Este tema não está mais no banco. Escolha outro.',
    day_passed: 'Esse dia já passou. Escolha hoje ou um dia que vem.',
    age_unknown: 'Complete o seu cadastro no perfil antes de entregar.',
    guardian_needed: 'Antes dos 16 anos, só com a autorização de um responsável.',
  } as Readonly<Record<string, string>>,
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: classTasksTexts.failures[code] ?? reasonOf(code),
  }),
  until: ({ day }: Day) => `Até ${day}`,
  late: 'depois do prazo',
  otherTheme: 'outro tema',
  form: {
    title: 'Tema ou título',
    titleHint: 'Os estudantes veem este texto. Por exemplo: o tema, com as palavras da prova.',
    titleMissing: `Escreva pelo menos ${TASK_TITLE.min} letras.`,
    search: 'Procurar no banco de temas',
    searchHint: 'Digite uma ou mais palavras. Com um tema do banco, “Escrever a redação” já abre nele.',
    found: ({ count }: { count: number }) =>
      count === 0 ? 'Nenhum tema com essas palavras.' : count === 1 ? '1 tema' : `${count} temas`,
    searchFailed: 'Não conseguimos abrir o banco de temas.',
    pick: ({ title }: Title) => `Usar o tema “${title}”`,
    bankTheme: 'Tema do banco',
    own: 'Escrever um título meu',
    note: 'Orientação',
    optional: '(opcional)',
    dueOn: 'Entregar até',
    dueOnMissing: 'Escolha o último dia da entrega.',
    saving: 'Salvando…',
  },
  taught: {
    heading: 'Tarefas',
    lead: 'O estudante entrega uma redação que o corretor já leu. Você vê o texto, as marcas e a nota estimada do que ele entregou, e de mais nada.',
    loading: 'Abrindo as tarefas…',
    failed: 'Não conseguimos abrir as tarefas.',
    empty: 'Nenhuma tarefa ainda.',
    handed: handedOf,
    mean: ({ mean }: { mean: number }) => `média ${mean}`,
    development: 'Ver o desenvolvimento da turma',
    make: {
      heading: 'Nova tarefa',
      submit: 'Criar a tarefa',
      done: { title: 'Tarefa criada.', description: 'Os estudantes da turma já veem.' },
    },
  },
  task: {
    pageTitle: 'Tarefa da turma',
    description:
      'Uma tarefa da sua turma na Domine a Redação: quem entregou, os pontos por competência e os desvios mais comuns.',
    back: 'Voltar à turma',
    loading: 'Abrindo a tarefa…',
    failed: 'Não conseguimos abrir esta tarefa.',
    missing: 'Esta tarefa não existe',
    missingLead: 'Ela pode ter sido excluída, ou é de outra conta.',
    handed: handedOf,
    levels: 'Pontos por competência',
    table: 'Tabela da turma',
    levelsLead:
      'Os pontos de cada competência, de 0 a 200, são a estimativa do corretor: quanto mais escuro, mais alto. Quem não entregou está sem pontos.',
    noStudents: 'Ninguém entrou na turma ainda.',
    student: 'Estudante',
    unnamed: 'Sem nome',
    total: 'Nota',
    day: 'Entrega',
    notHanded: 'não entregou',
    mean: 'Média',
    readOf: ({ name }: { name: string }) => `Ler a redação de ${name}`,
    print: 'Imprimir',
    download: 'Baixar em CSV',
    fileName: 'tarefa.csv',
    csv: { isLate: 'Depois do prazo', isOnTheme: 'No tema da tarefa', yes: 'sim', no: 'não' },
    errors: {
      heading: 'Os desvios mais comuns',
      few: `Aparecem quando pelo menos ${ERRORS_SHOWN_FROM} redações tiverem sido entregues: com menos, daria para saber de quem é a frase.`,
      none: 'Nas redações entregues, o corretor não marcou nenhum desvio.',
      of: ({ essays, times }: { essays: number; times: number }) =>
        `em ${essays} ${essays === 1 ? 'redação' : 'redações'}, ${times} ${times === 1 ? 'vez' : 'vezes'}`,
    },
    change: { heading: 'Mudar a tarefa', submit: 'Salvar a tarefa', done: { title: 'Tarefa mudada.' } },
    remove: {
      heading: 'Excluir a tarefa',
      lead: 'A tarefa some da turma, com a lista de quem entregou e as suas correções. As redações continuam na conta de quem as escreveu.',
      submit: 'Excluir a tarefa',
      title: ({ title }: Title) => `Excluir “${title}”?`,
      confirm: 'Excluir para sempre',
      done: { title: 'Tarefa excluída.' },
    },
  },
  handed: {
    pageTitle: 'Redação entregue',
    description:
      'Uma redação que um estudante da sua turma entregou na Domine a Redação, com as marcas do corretor.',
    back: 'Voltar à tarefa',
    loading: 'Abrindo a redação…',
    failed: 'Não conseguimos abrir esta redação.',
    missing: 'Esta redação não está aqui',
    missingLead: 'O estudante pode ter tirado a redação, ou saído da turma.',
    lead: ({ theme, day }: Day & { theme: string }) => `${theme} · entregue em ${day}`,
    onTheme: 'Escrita no tema da tarefa.',
    otherTheme: ({ title }: Title) => `Escrita em outro tema: a tarefa pede “${title}”.`,
  },
}
