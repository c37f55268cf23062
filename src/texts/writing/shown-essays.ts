/** Texts of essays that a minor shows to the guardians: at the version's page and at the guardian's (product §10 Guardians). */
import { reasonOf } from '../shared/asked.ts'

const refusals = {
  essay_not_found: 'Esta versão não existe mais.',
  nobody_tied: 'Ninguém está vinculado à sua conta agora.',
} as Readonly<Record<string, string>>

export const shownEssayTexts = {
  failure: (code: string) => ({
    variant: 'destructive' as const,
    title: 'Não deu certo',
    description: refusals[code] ?? reasonOf(code),
  }),
  own: {
    heading: 'Mostrar a quem responde por você',
    lead: 'Só você decide. Quem está vinculado a você lê esta versão, com as marcas e a nota estimada, e nada mais. Você pode deixar de mostrar quando quiser.',
    label: ({ number }: { number: number }) => `Mostrar a versão ${number}`,
    shown: { title: 'Esta versão está à vista de quem responde por você.' },
    hidden: { title: 'Esta versão não aparece mais para quem responde por você.' },
  },
  read: {
    heading: 'Redações que mostraram a você',
    failed: 'Não conseguimos ler as redações.',
    failedOne: 'Não conseguimos abrir esta redação.',
    loading: 'Abrindo…',
    none: 'Nenhuma. Só o estudante escolhe o que mostrar.',
    gone: 'O estudante não mostra mais esta redação.',
    about: ({ name, total, day }: { name: string; total: number; day: string }) =>
      `${name === '' ? 'Estudante' : name} · nota estimada ${total} · mostrada em ${day}`,
    open: 'Ler',
    openOf: ({ theme }: { theme: string }) => `Ler: ${theme}`,
    close: 'Fechar',
    closeOf: ({ theme }: { theme: string }) => `Fechar: ${theme}`,
  },
} as const
