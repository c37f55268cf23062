/** Texts of the desk where a class's teacher corrects what was handed in to her (product §10 Classes, decision 0271). */

export const classCorrectionTexts = {
  pageTitle: 'Corrigir a redação da turma',
  description: 'Corrija uma redação que um estudante da sua turma entregou na Domine a Redação.',
  back: 'Voltar à tarefa',
  loading: 'Abrindo a redação…',
  failed: 'Não conseguimos abrir esta redação.',
  missing: 'Esta redação não está aqui',
  missingLead:
    'O estudante pode ter tirado a redação, ou saído da turma. O que você escreveu nela saiu junto.',
  returned: 'Esta redação já foi devolvida',
  returnedLead:
    'A correção está com o estudante e não muda mais. Se ele entregar outra versão, você pode corrigir a nova.',
  next: 'Próxima',
  noneNext: {
    title: 'Tudo corrigido',
    description: 'Nenhuma outra redação desta tarefa espera por você.',
  },
  unknownStudent: 'Estudante sem nome',
  head: ({ name, day }: { name: string; day: string }) => `${name}, entregue em ${day}`,
  newer: {
    title: 'Chegou outra versão',
    lead: ({ day }: { day: string }) =>
      `Depois que você começou, o estudante entregou outra versão, em ${day}. Você pode terminar esta e devolver, ou começar pela nova: o que você escreveu nesta será apagado.`,
    begin: 'Começar pela nova',
    sure: 'Apagar esta correção e abrir a nova versão?',
    keep: 'Continuar nesta',
    close: 'Fechar',
  },
  taken: {
    title: 'O estudante tirou esta redação',
    lead: 'Ela não está mais na tarefa, e a sua correção saiu junto. Siga para a próxima.',
    toast: { title: 'O estudante tirou esta redação', description: 'Siga para a próxima.' },
  },
  closing: {
    submit: 'Devolver ao estudante',
    submitting: 'Devolvendo…',
    title: 'Devolver a correção?',
    lead: 'Depois de devolvida ela não muda mais. O estudante recebe um aviso, e a próxima redação se abre.',
    yes: 'Devolver e ir à próxima',
    done: { title: 'Correção devolvida', description: 'O estudante já pode ler.' },
  },
  table: {
    column: 'Sua correção',
    begin: 'Corrigir',
    goOn: 'Continuar',
    again: 'Corrigir a nova versão',
    of: ({ act, name }: { act: string; name: string }) => `${act}: ${name}`,
    returned: ({ total }: { total: number | null }) =>
      total === null ? 'devolvida' : `devolvida, ${total} pontos`,
  },
  csv: 'Sua nota',
  student: {
    read: 'Ler a correção',
    readOf: ({ title }: { title: string }) => `Ler a correção de “${title}”`,
    readBefore: 'Ler a correção da versão anterior',
    lead: 'Quem dá a aula corrigiu a sua redação.',
  },
  received: {
    by: ({ teacher, name, day }: { teacher: string; name: string; day: string }) =>
      `Corrigida por ${teacher || 'quem dá a aula'}, da turma ${name}, em ${day}`,
    back: 'Voltar à turma',
    total: 'Nota de quem dá a aula',
    noMarks: 'Nenhum trecho foi marcado: leia os motivos de cada nota.',
    stays: 'A correção fica aqui enquanto a redação estiver entregue e você estiver na turma.',
  },
}
