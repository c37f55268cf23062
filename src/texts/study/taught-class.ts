/** Texts of one class, as its teacher sees it (product §10 Classes). */
import { CLASS_STUDENTS_MAX } from '#domain/study/class-rules.ts'

type Name = { name: string }

export const taughtClassTexts = {
  back: 'Todas as turmas',
  loading: 'Abrindo a turma…',
  failed: 'Não conseguimos abrir esta turma.',
  missing: 'Esta turma não existe',
  missingLead: 'Ela pode ter sido excluída, ou é de outra conta.',
  code: {
    heading: 'Código da turma',
    lead: 'O estudante entra na conta dele, abre o perfil, toca em “Entrar em uma turma” e digita o código. Maiúsculas e minúsculas valem o mesmo.',
    copy: 'Copiar o código',
    copied: 'Copiado',
    copyFailed: {
      variant: 'destructive' as const,
      title: 'Não foi possível copiar',
      description: 'Selecione o código e copie você mesmo.',
    },
    renew: 'Trocar o código',
    renewTitle: 'Trocar o código?',
    renewLead: 'O código de antes deixa de valer na hora. Quem já entrou continua na turma.',
    renewed: { title: 'Código novo.', description: 'O de antes não vale mais.' },
  },
  students: {
    heading: ({ count }: { count: number }) => `Quem está na turma (${count} de ${CLASS_STUDENTS_MAX})`,
    empty: 'Ninguém entrou ainda. Dê o código aos estudantes.',
    since: ({ day }: { day: string }) => `Desde ${day}`,
    unnamed: 'Sem nome',
    remove: 'Retirar',
    removeOf: ({ name }: Name) => `Retirar ${name}`,
    removeTitle: ({ name }: Name) => `Retirar ${name} da turma?`,
    removeLead:
      'O que entregou e as suas correções somem da turma. Quem ainda tem o código pode entrar de novo. Para que não possa, troque o código depois.',
    removed: { title: 'Estudante fora da turma.' },
  },
  rename: { heading: 'Mudar o nome', submit: 'Salvar o nome', done: { title: 'Nome mudado.' } },
  remove: {
    heading: 'Excluir a turma',
    lead: 'O código deixa de valer, as tarefas e as suas correções somem e todos saem da turma. O que os estudantes escreveram continua com eles.',
    submit: 'Excluir a turma',
    title: ({ name }: Name) => `Excluir ${name}?`,
    confirm: 'Excluir para sempre',
    done: { title: 'Turma excluída.' },
  },
}
