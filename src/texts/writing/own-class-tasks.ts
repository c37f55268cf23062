/** Texts of the tasks of a class, as a student of it hands in (product §10 Classes). */

type Title = { title: string }
type Day = { day: string }

export const ownTasksTexts = {
  heading: 'Tarefas',
  loading: 'Abrindo as tarefas…',
  failed: 'Não conseguimos abrir as tarefas.',
  none: 'Nenhuma tarefa por enquanto.',
  lead: 'Quem dá a aula vê só o que você entregar aqui: o texto, as marcas e a nota estimada dessa redação.',
  handed: ({ theme, total, day }: Day & { theme: string; total: number }) =>
    `Você entregou “${theme}” (${total} pontos) em ${day}`,
  write: 'Escrever a redação',
  noEssays: 'Escreva, peça a correção e volte aqui: o que o corretor já leu pode ser entregue.',
  choose: 'Redação que você vai entregar',
  chooseOption: 'Escolha',
  chooseMissing: 'Escolha uma redação.',
  essay: ({ theme, total, day }: Day & { theme: string; total: number }) =>
    `${theme} — ${total} pontos, ${day}`,
  hand: 'Entregar',
  handAgain: 'Trocar o que entreguei',
  handing: 'Entregando…',
  done: { title: 'Redação entregue.', description: 'Quem dá a aula já pode ler.' },
  takeBack: 'Tirar a entrega',
  takeBackOf: ({ title }: Title) => `Tirar a entrega de “${title}”`,
  takeBackTitle: 'Tirar a redação da tarefa?',
  takeBackLead:
    'Quem dá a aula deixa de ver o texto e a nota na hora, e a correção que ela fez some também. A redação continua na sua conta.',
  takenBack: { title: 'Entrega tirada.' },
}
