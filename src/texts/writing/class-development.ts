/** Texts of a class's development over its tasks (product §10 Classes). */

type Change = { from: number; to: number }

const listed = (levels: readonly { level: number }[]) => levels.map(({ level }) => level).join(', ')

export const classDevelopmentTexts = {
  pageTitle: 'Desenvolvimento da turma',
  description:
    'Como os pontos da sua turma mudam de uma tarefa para a outra na Domine a Redação, por competência e por estudante.',
  back: 'Voltar à turma',
  loading: 'Abrindo o desenvolvimento da turma…',
  failed: 'Não conseguimos abrir o desenvolvimento da turma.',
  missing: 'Esta turma não existe',
  missingLead: 'Ela pode ter sido excluída, ou é de outra conta.',
  lead: 'Só entra aqui o que foi entregue nas tarefas. Os pontos são a estimativa do corretor.',
  empty: 'Ninguém entregou uma redação ainda. Quando a primeira chegar, o desenvolvimento aparece aqui.',
  charts: {
    heading: 'A turma, competência por competência',
    lead: 'A média de cada tarefa, na ordem dos prazos, de 0 a 200. O número é o da última.',
    label: ({ name, levels }: { name: string; levels: readonly { level: number }[] }) =>
      `${name}: média de ${listed(levels)}`,
  },
  tasks: {
    heading: 'Tarefa por tarefa',
    table: 'Médias de cada tarefa',
    task: 'Tarefa',
    dueOn: 'Prazo',
    handed: 'Entregas',
    total: 'Média',
    download: 'Baixar as tarefas em CSV',
    fileName: 'desenvolvimento-tarefas.csv',
  },
  students: {
    heading: 'Estudante por estudante',
    lead: 'Da primeira tarefa que cada um entregou à última.',
    table: 'Da primeira à última redação de cada estudante',
    student: 'Estudante',
    unnamed: 'Sem nome',
    handed: 'Entregas',
    total: 'Nota',
    change: 'Diferença',
    none: 'nada entregue',
    only: ({ value }: { value: number }) => String(value),
    fromTo: ({ from, to }: Change) => `${from} → ${to}`,
    spoken: ({ from, to }: Change) => `de ${from} para ${to}`,
    difference: ({ from, to }: Change) => (to > from ? `+${to - from}` : to < from ? `−${from - to}` : '0'),
    download: 'Baixar os estudantes em CSV',
    fileName: 'desenvolvimento-estudantes.csv',
    csv: {
      first: ({ of }: { of: string }) => `${of} na primeira`,
      last: ({ of }: { of: string }) => `${of} na última`,
    },
  },
}
